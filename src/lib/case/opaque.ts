import type { Answer } from './answer.ts';
import type { Appeared } from './appeared.ts';
import type { Link } from './link.ts';
import type { Seen } from './seen.ts';

/** The two-way passage between what the browser calls a thing and its id in the case. */
export type Names = {
	/** Of things that may be cited: one browser name may stand for several ids (a reply that told two facts). */
	cited: (name: string) => string[];
	citation: (id: string) => string[];
	image: (name: string) => string | null;
	imageName: (id: string) => string | null;
	item: (name: string) => string | null;
	investigation: (name: string) => string | null;
};

export function names(seen: Seen, shown: Appeared): Names {
	const { tested, images } = shown;
	let made: [name: string, id: string][] | undefined;
	// Most events cite nothing.
	const pairs = () => (made ??= pairsOf(seen, shown));
	const placed = (list: { id: string }[], prefix: string, name: string) =>
		list.find((_, i) => name === `${prefix}_${i + 1}`)?.id ?? null;
	return {
		cited: (name) =>
			pairs()
				.filter(([one]) => one === name)
				.map(([, id]) => id),
		citation: (id) =>
			pairs()
				.filter(([, one]) => one === id)
				.map(([name]) => name)
				.slice(0, 1),
		image: (name) => placed(images, 'i', name),
		imageName: (id) => {
			const place = images.findIndex((image) => image.id === id);
			return place < 0 ? null : `i_${place + 1}`;
		},
		item: (name) => placed(seen.items, 'q', name),
		investigation: (name) => {
			const [result, part = '1'] = name.split('.');
			return tested.find((_, i) => result === `r_${i + 1}`)?.investigations[Number(part) - 1] ?? null;
		}
	};
}

function pairsOf({ said }: Seen, { facts, examined, tested, images }: Appeared): [name: string, id: string][] {
	return [
		...facts.map(({ id }, i): [string, string] => [`f_${i + 1}`, id]),
		...said.flatMap(({ turn, reply }) =>
			(reply?.kind === 'said' ? reply.facts : []).map((id): [string, string] => [`t_${turn}`, id])
		),
		...examined.flatMap(({ findings }, i) => findings.map((id): [string, string] => [`e_${i + 1}`, id])),
		...tested.flatMap(({ investigations }, i) => investigations.map((id): [string, string] => [`r_${i + 1}`, id])),
		...images.map(({ id }, i): [string, string] => [`i_${i + 1}`, id])
	];
}

/** An answer as the browser sent it, with the case's ids; null when it names something that was never shown. */
export function inward(answer: Answer, { cited, image }: Names): Answer | null {
	if ('points' in answer) {
		const points = inwardImages(answer.points, image);
		const regions = inwardImages(answer.regions ?? [], image);
		return points && regions && { ...answer, points, ...(regions.length > 0 && { regions }) };
	}
	if ('steps' in answer) {
		const known = answer.steps.every(({ because }) => because.every((name) => cited(name).length > 0));
		if (!known) return null;
		return {
			steps: answer.steps.map(({ text, because }) => ({ text, because: [...new Set(because.flatMap(cited))] }))
		};
	}
	if ('lines' in answer) {
		const known = answer.lines.every(({ images }) => images.every((name) => image(name) !== null));
		if (!known) return null;
		return {
			lines: answer.lines.map(({ text, images }) => ({ text, images: images.flatMap((name) => image(name) ?? []) }))
		};
	}
	return answer;
}

/** Points, regions, whatever lies on an image; null when an image was never shown. */
export function inwardImages<On extends { image: string | null }>(things: On[], image: Names['image']): On[] | null {
	const inside = things.flatMap((thing) => {
		const id = thing.image === null ? null : image(thing.image);
		return id === null && thing.image !== null ? [] : [{ ...thing, image: id }];
	});
	return inside.length === things.length ? inside : null;
}

/** What is pinned on the board: a turn in which two facts were told stands for both. */
export function inwardLinks(links: Link[], { cited }: Names): Link[] | null {
	if (links.some(({ thing }) => cited(thing).length === 0)) return null;
	return links.flatMap((link) => cited(link.thing).map((thing) => ({ ...link, thing })));
}

export function outwardLinks(links: Link[], { citation }: Names): Link[] {
	const named = links.flatMap((link) => citation(link.thing).map((thing) => ({ ...link, thing })));
	const texts = named.map((link) => JSON.stringify(link));
	return named.filter((_, i) => texts.indexOf(texts[i]!) === i);
}

/** An answer as the browser knows it. */
export function outward(answer: Answer, { citation, imageName }: Names): Answer {
	if ('points' in answer) {
		const regions = outwardImages(answer.regions ?? [], imageName);
		return { ...answer, points: outwardImages(answer.points, imageName), ...(regions.length > 0 && { regions }) };
	}
	if ('steps' in answer) {
		return {
			steps: answer.steps.map(({ text, because }) => ({ text, because: [...new Set(because.flatMap(citation))] }))
		};
	}
	if ('lines' in answer) {
		return {
			lines: answer.lines.map(({ text, images }) => ({ text, images: images.flatMap((id) => imageName(id) ?? []) }))
		};
	}
	return answer;
}

export function outwardImages<On extends { image: string | null }>(things: On[], imageName: Names['imageName']): On[] {
	return things.flatMap((thing) => {
		const name = thing.image === null ? null : imageName(thing.image);
		return name === null && thing.image !== null ? [] : [{ ...thing, image: name }];
	});
}
