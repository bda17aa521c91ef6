import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { attempt } from './attempt.ts';
import { namesOf } from './why-not.ts';

/** Every chart that has a picture beside it. */
export const charts: Record<string, AnyStateNode> = {
	attempt: attempt.root,
	encounter: nodeAt('course', 'in the room', 'encounter'),
	marking: nodeAt('course', 'submitted')
};

/** A chart as its page: a mermaid state diagram, and a sentence a state. */
export function page(name: string, chart: AnyStateNode): string {
	const states = within(chart).filter(({ description }) => description);
	return [
		`# ${name}`,
		'',
		'Drawn by `npm run draw` from the chart beside it; a test holds the two together.',
		'',
		'```mermaid',
		draw(chart).trimEnd(),
		'```',
		'',
		...states.map(({ key, description }) => `- **${key}**: ${description}`),
		''
	].join('\n');
}

/** A chart as a mermaid state diagram. */
export function draw(chart: AnyStateNode): string {
	return ['stateDiagram-v2', ...inside(chart, 1)].join('\n') + '\n';
}

function inside(node: AnyStateNode, depth: number): string[] {
	const tab = '\t'.repeat(depth);
	const states = Object.values(node.states) as AnyStateNode[];
	const first = node.type === 'compound' ? node.initial.target?.[0] : undefined;
	return [
		...(first ? [`${tab}[*] --> ${id(first)}`] : []),
		...states.flatMap((state, i) => [
			...(node.type === 'parallel' && i > 0 ? [`${tab}--`] : []),
			`${tab}state "${state.key}" as ${id(state)}`,
			...(Object.keys(state.states).length
				? [`${tab}state ${id(state)} {`, ...inside(state, depth + 1), `${tab}}`]
				: [])
		]),
		...states.flatMap((state) => arrows(state).map((arrow) => tab + arrow))
	];
}

function arrows(state: AnyStateNode): string[] {
	const moves = ([...state.transitions.values()] as AnyTransitionDefinition[][]).flat().concat(state.always ?? []);
	return moves.flatMap((move) =>
		(move.target ?? [state]).map((target: AnyStateNode) => `${id(state)} --> ${id(target)} : ${label(move)}`)
	);
}

function label({ eventType, guard }: AnyTransitionDefinition): string {
	const guards = namesOf(guard);
	return [eventType, guards.length ? `when ${guards.join(' and ')}` : ''].filter(Boolean).join(' ');
}

function id(state: AnyStateNode): string {
	return state.path.join('__').replace(/\W+/g, '_') || 'attempt';
}

function within(node: AnyStateNode): AnyStateNode[] {
	return [node, ...(Object.values(node.states) as AnyStateNode[]).flatMap(within)];
}

function nodeAt(...path: string[]): AnyStateNode {
	return path.reduce<AnyStateNode>((node, key) => {
		const next = node.states[key];
		if (!next) throw new Error(`no state “${key}” in “${node.key}”`);
		return next as AnyStateNode;
	}, attempt.root);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const [name, chart] of Object.entries(charts)) {
		writeFileSync(fileURLToPath(new URL(`${name}.md`, import.meta.url)), page(name, chart));
	}
}
