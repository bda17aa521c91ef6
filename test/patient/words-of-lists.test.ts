import { describe, expect, test } from 'vitest';
import { manoeuvresAlso, ordersAlso } from '#lib/case/also-called.ts';
import { manoeuvres } from '#lib/case/manoeuvre.ts';
import { manoeuvreWords } from '#lib/case/manoeuvre-words.ts';
import { orders } from '#lib/case/order.ts';
import { orderWords } from '#lib/case/order-words.ts';
import { topics } from '#lib/case/topic.ts';
import { topicWords } from '#lib/case/topic-words.ts';
import { fineTopics } from '#lib/patient/topics.ts';

const han = /\p{Script=Han}/u;

describe('the lists that are the same for every case', () => {
	test.each([
		['orders', orders.map((order) => orderWords[order].label)],
		['manoeuvres', manoeuvres.map((manoeuvre) => manoeuvreWords[manoeuvre].label)],
		['topics', topics.map((topic) => topicWords[topic])]
	])('name all %s once in either language', (_, labels) => {
		for (const language of ['en', 'zh'] as const) {
			expect(new Set(labels.map((label) => label[language])).size).toBe(labels.length);
		}
	});
	test('look up every order and manoeuvre by other names in either language, each once', () => {
		const also = Object.entries({ ...ordersAlso, ...manoeuvresAlso }).map(([id, names]) => ({
			id,
			names: names.split(', ')
		}));
		const short = also.filter(
			({ names }) => !names.some((name) => han.test(name)) || !names.some((name) => /[a-z]/i.test(name))
		);
		const twice = also.filter(({ names }) => new Set(names.map((name) => name.toLowerCase())).size < names.length);
		expect([...short, ...twice].map(({ id }) => id)).toEqual([]);
	});
	test('give a turnaround, a cost from 1 to 5 and a kind to every order', () => {
		const odd = orders.filter((order) => {
			const { minutes, cost, group, kind } = orderWords[order];
			return !(minutes > 0 && cost >= 1 && cost <= 5 && (group === 'csf') === (kind === 'lumbar puncture'));
		});
		expect(odd).toEqual([]);
	});
	test('put every manoeuvre somewhere on the map', () => {
		expect(manoeuvres.filter((manoeuvre) => manoeuvreWords[manoeuvre].region.length === 0)).toEqual([]);
	});
	test('have a fine topic for every topic', () => {
		const reached = new Set(fineTopics.flatMap(({ codes }) => codes));
		expect(topics.filter((topic) => !reached.has(topic))).toEqual([]);
	});
});
