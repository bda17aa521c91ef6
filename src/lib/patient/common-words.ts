/**
 * Common English words, so that a word rightly spelt is never "repaired" into another. Triggers and the cases add theirs.
 */
export const commonWords = `
a able about above abroad accept accident across act actual actually add afraid after afternoon again against age ago agree ahead air
all allow almost alone along already alright also although always am among amount an and angry animal another answer any anybody
anyhow anymore anyone anything anyway anywhere apart appear appointment are area arm around arrive as aside ask asleep at attention
aunt autumn avoid awake aware away awful baby back bad badly bag ball bank base bath bathroom be bear beat became because become bed
bedroom been before began begin behave behind being believe bell belong below beside best better between beyond big bigger bill bird
birthday bit bite black blame blood blow blue board boat body bone book both bother bottle bottom bought box boy brain brave bread
break breakfast breath breathe bright bring broke broken brother brought brown build built burn burst bus business busy but buy by
call came can cannot car card care careful carry case cat catch caught cause certain chair chance change check cheese chest child
choice choose church city class clean clear clearly climb clock close closed clothes cloud coat coffee cold colour come common
company complain complete completely computer concern connect consider contact continue control cook cool copy corner correct cost
could count country couple course cousin cover crash cross cry cup cut daily damage dance danger dark date daughter day dead deal
dear death decide deep definitely degree depend describe desk detail did die diet differ different difficult difficulty dinner
dirty disease dish do doctor does dog doing done door doubt down dream dress drink drive driver drop dry due during dust duty each
ear early earn earth ease easily east easy eat edge effect egg eight either elbow eleven else empty end enjoy enough enter entire
especially even evening ever every everybody everyday everyone everything everywhere exact exactly example except excuse exercise
expect explain extra eye face fact fail fair fall family famous far farm fast father favourite fear feel feeling feet fell felt few
field fight figure fill film final finally find fine finger finish fire first fish fit five fix flat floor flow flower fly follow
food foot football for force forget forgot form forward found four free fresh friday friend front fruit full fun funny further
future game garden gave general gentle get girl give given glad glass go god goes going gold gone good got grand grandfather
grandmother grass great green grew ground group grow guess had hair half hall hand hang happen happened happy hard hardly has hat
hate have he head health healthy hear heard heart heat heavy held hello help her here hers herself high hill him himself his history
hit hold hole holiday home hope horse hospital hot hotel hour house how however hundred hungry hurry hurt husband ice idea if ill
illness imagine important improve in inch indeed inside instead interest into involve is issue it itself january job join joke jump
just keep kept key kick kid kill kind kitchen knee knew know known lady lake land language large last late lately later laugh lay
lead learn least leave left leg less lesson let letter level lie life lift light like likely line lip list listen little live lived
lives living load local lock long longer look loose lose loss lost lot loud love low luck lunch machine made mail main make man
manage many mark marry matter may maybe me meal mean meant measure meat medical meet meeting member memory men mention met middle
might mile milk mind mine minute miss mistake mix moment monday money month mood moon more morning most mother mouth move movement
much mum music must my myself name near nearly neck need neighbour neither nerve never new news next nice night nine no nobody noise
none noon nor normal normally north nose not note nothing notice noticed now number nurse october of off offer office often oh old
on once one only onto open operate or orange order other our out outside over own page pain paint pair paper parent park part
particular particularly partner party pass past pay people perfect perhaps period person phone pick picture piece place plan plane
plant play please plenty point police poor position possible post pour power practice prepare present press pretty prevent price
print private probably problem produce promise proper properly protect prove pull purpose push put quarter question quick quickly
quiet quite quit radio rain raise ran rather reach read ready real really reason receive recent recently recognise record red regular
relation relax remain remember remind remove rent repeat reply report rest result return rich ride right ring rise risk river road
room round rule run rush sad safe said salt same sat saturday save saw say school sea seat second see seem seen sell send sense sent
separate serious serve set seven several shake shall shape share sharp she shirt shoe shop short should shoulder shout show shower
shut sick side sight sign silence similar simple since sing single sister sit situation six size skin sky sleep slept slip slow
slowly small smell smile smoke snow so social soft sold some somebody someone something sometimes somewhere son song soon sore sorry
sort sound soup south speak special speech speed spell spend spoke spoon sport spot spread spring square stage stairs stand star
start state station stay step stick still stomach stone stood stop store story straight strange street strength stress strong study
stuff such sudden suddenly suffer sugar suggest summer sun sunday support suppose sure surprise sweet swim table take taken talk tall
taste taught tea teach teacher team tell ten term test than thank that the their them themselves then there these they thick thin
thing think third this those though thought thousand three throat through throw thursday ticket tie tight till time times tired to
today toe together told tomorrow tongue tonight too took tooth top total touch towards town train travel tree tried trip trouble true
trust try tuesday turn twelve twenty twice two type uncle under understand unless until up upon upset us use used useful usual
usually very view village visit voice wait wake walk wall want war warm was wash watch water way we wear weather wednesday week
weekend weight well went were west wet what whatever wheel when whenever where wherever whether which while white who whole whom
whose why wide wife wild will win wind window wine winter wish with within without woke woman women wonder wood word wore work
world worry worse worst worth would write wrong wrote yard yeah year yellow yes yesterday yet you young your yours yourself
`
	.trim()
	.split(/\s+/);
