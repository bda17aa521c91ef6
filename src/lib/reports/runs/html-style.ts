/** The look of the report: paper, ink and the two series of the product's screens, in both lights, and on paper. */
export const style = `
:root{color-scheme:light dark;--paper:light-dark(#faf8f4,#16191b);--raised:light-dark(#fff,#1e2225);--ink:light-dark(#1b2225,#ece8e1);--soft:light-dark(#454f54,#bfbdb7);--line:light-dark(#ddd7cb,#32383c);--strong:light-dark(#7e8587,#737b80);--wash:light-dark(#e3eef1,#1a2e37);--people:light-dark(#0e5a75,#84c6de);--model:light-dark(#955400,#e0a24d);--focus:light-dark(#0e5a75,#9bd4e9)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:72rem;margin:0 auto;padding:2rem 1.25rem 3.25rem}
h1{font:600 1.75rem/1.2 Charter,"Iowan Old Style",Georgia,"Songti SC","Noto Serif CJK SC",serif;margin:0 0 1.25rem}
h2{font-size:1.0625rem;margin:2rem 0 .5rem}
.told{font-family:Charter,Georgia,"Songti SC",serif;font-size:1.0625rem;padding-left:1.25rem;max-width:44rem}
.prose{max-width:44rem}
.wide{overflow-x:auto}
.wide:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:middle}
thead th{color:var(--soft);font-weight:600;border-bottom-color:var(--strong)}
tbody th{font-weight:600}
.note{color:var(--soft);font-size:.875rem;max-width:44rem}
.notes li{max-width:44rem}
footer{margin-top:3.25rem;color:var(--soft);font-size:.875rem}
svg{display:block}
svg text{font-size:12px;fill:var(--soft)}
svg .name{fill:var(--ink)}
svg.plot{width:100%;max-width:40rem}
.grid{stroke:var(--line);fill:none}.tick{stroke:var(--strong)}
.band{fill:var(--wash)}
.diagonal{stroke:var(--strong);stroke-dasharray:3 4;fill:none}
.curve,.reach{fill:none;stroke-width:2}
.curve.people,.reach.people{stroke:var(--people)}.curve.model,.reach.model{stroke:var(--model)}
circle.people{fill:var(--people)}rect.model{fill:var(--paper);stroke:var(--model);stroke-width:2}
.forest td{padding-right:1rem}.forest td.n{text-align:right}
.forest .ax td,.forest .ax th{border:0}
.bars{display:grid;grid-template-columns:minmax(8rem,18rem) 1fr;gap:.2rem .75rem;font-size:.875rem;max-width:52rem;align-items:center}
.key{display:flex;gap:1.25rem;flex-wrap:wrap;color:var(--soft);font-size:.875rem}
.key span{display:flex;align-items:center;gap:.4rem}
@media print{main{max-width:none;padding:0}section{break-inside:avoid-page}.wide{overflow:visible}}
`.trim();
