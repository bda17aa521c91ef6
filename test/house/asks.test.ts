import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { answerers } from '#lib/server/asks.ts';
import { attempt } from '#statecharts/attempt.ts';
import { asks } from '#statecharts/asks.ts';
import { text } from '#test/build/tree.ts';

/** The names of all actions that a chart has anywhere: on entering, on leaving, on the way. */
function actionsOf(node: AnyStateNode): string[] {
	const moves = [...node.transitions.values()].flat().concat(node.always ?? [], node.initial ?? []);
	const actions = [...node.entry, ...node.exit, ...moves.flatMap((move) => move.actions)];
	const own = actions.map((action) =>
		typeof action === 'object' && 'type' in action ? String(action.type) : String(action)
	);
	return [...own, ...(Object.values(node.states) as AnyStateNode[]).flatMap(actionsOf)];
}

const asked = new Set(actionsOf(attempt.root).filter((name) => name in asks));

describe('what the charts ask for', () => {
	test('is all that can be asked: no ask is idle', () => {
		expect([...asked].toSorted()).toEqual(Object.keys(asks).toSorted());
	});
	test('has an answerer each, and no answerer is idle', () => {
		expect(Object.keys(answerers).toSorted()).toEqual(Object.keys(asks).toSorted());
	});
	test('is done by nobody else: every other action is an assignment, which changes the context and nothing outside', () => {
		const actions = attempt.implementations.actions as unknown as Record<string, { type?: string }>;
		const others = Object.entries(actions).filter(([name]) => !(name in asks));
		expect(others.filter(([, action]) => action.type !== 'xstate.assign').map(([name]) => name)).toEqual([]);
	});
	test('stands in the README of the charts', () => {
		for (const name of Object.keys(asks)) expect(text('statecharts/README.md')).toContain(name);
	});
});
