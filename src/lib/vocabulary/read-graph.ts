import type { Codes } from './diagnosis.ts';
import { diagnosisOf } from './read-table.ts';
import { isRecord, isWords, type Row } from './row.ts';

/** One graph of an OBO-Graph JSON file (DOID, Mondo): its diseases, by exact synonyms, with `is_a` as broader. */
export function readGraph(graph: unknown): Row[] {
	if (!isRecord(graph) || !Array.isArray(graph.nodes)) return [{ key: 'graphs', says: 'has a graph without nodes' }];
	const nodes: unknown[] = graph.nodes;
	const kept = new Set(nodes.flatMap((node) => (isRecord(node) && !isDeprecated(node) ? (idOf(node.id) ?? []) : [])));
	const parents = parentsIn(graph.edges, kept);
	return nodes.map((node) => readNode(node, parents));
}

function readNode(node: unknown, parents: Map<string, string[]>): Row {
	if (!isRecord(node)) return { key: '', says: 'is not a node' };
	const id = idOf(node.id);
	if (id === null || isDeprecated(node)) return null;
	if (!isWords(node.lbl)) return { key: id, says: 'has no label' };
	const meta = isRecord(node.meta) ? node.meta : {};
	return { diagnosis: diagnosisOf(id, node.lbl, exactSynonyms(meta), codesOf(meta, id), parents.get(id) ?? []) };
}

/** Diseases only: a release carries terms of anatomy, phenotypes and relations too. */
function idOf(id: unknown): string | null {
	const [, system, number] = (isWords(id) ? id : '').match(/(?:^|[/#])(MONDO|DOID)[_:](\d+)$/) ?? [];
	return system && number ? `${system}:${number}` : null;
}

function isDeprecated({ meta }: Record<string, unknown>): boolean {
	return isRecord(meta) && meta.deprecated === true;
}

function exactSynonyms({ synonyms }: Record<string, unknown>): string[] {
	const all: unknown[] = Array.isArray(synonyms) ? synonyms : [];
	return all.flatMap((each) =>
		isRecord(each) && each.pred === 'hasExactSynonym' && isWords(each.val) ? each.val : []
	);
}

function parentsIn(edges: unknown, kept: ReadonlySet<string>): Map<string, string[]> {
	const parents = new Map<string, string[]>();
	for (const edge of (Array.isArray(edges) ? edges : []) as unknown[]) {
		if (!isRecord(edge) || edge.pred !== 'is_a') continue;
		const [child, parent] = [idOf(edge.sub), idOf(edge.obj)];
		if (child && parent && kept.has(parent)) parents.set(child, [...(parents.get(child) ?? []), parent]);
	}
	return parents;
}

function codesOf({ xrefs }: Record<string, unknown>, id: string): Codes {
	const all: unknown[] = Array.isArray(xrefs) ? xrefs : [];
	const given = [id, ...all.flatMap((each) => (isRecord(each) && isWords(each.val) ? each.val : []))];
	const first = (pattern: RegExp) => given.map((code) => code.match(pattern)?.[1]).find(isWords);
	const [mondo, doid] = [first(/^MONDO:(\d+)$/), first(/^DOID:(\d+)$/)];
	const [orpha, icd10] = [first(/^(?:Orphanet|ORDO|ORPHA):(\d+)$/), first(/^ICD10(?:WHO)?:(.+)$/)];
	return {
		...(icd10 ? { icd10 } : {}),
		...(orpha ? { orpha: `ORPHA:${orpha}` } : {}),
		...(mondo ? { mondo: `MONDO:${mondo}` } : {}),
		...(doid ? { doid: `DOID:${doid}` } : {})
	};
}
