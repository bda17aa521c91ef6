/** Where a value between `from` and `to` lies between `left` and `right`, to a tenth of a pixel. */
export function scale(from: number, to: number, left: number, right: number): (value: number) => number {
	return (value) => Math.round((left + ((value - from) / (to - from || 1)) * (right - left)) * 10) / 10;
}

/** Round numbers for an axis, about five of them. @example ticks(0, 1) // [0, 0.2, 0.4, 0.6, 0.8, 1] */
export function ticks(from: number, to: number): number[] {
	const rough = (to - from) / 5 || 1;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough * 0.999) ?? power;
	const first = Math.ceil(from / step - 1e-9);
	const last = Math.floor(to / step + 1e-9);
	return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** Text that stands in HTML or SVG. */
export function escaped(text: string): string {
	const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
	return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** The mark of a series: people are a filled circle, models an open square, so that no colour is needed to tell them. */
export function mark(x: number, y: number, isHuman: boolean): string {
	return isHuman
		? `<circle class="people" cx="${x}" cy="${y}" r="5"/>`
		: `<rect class="model" x="${x - 4.5}" y="${y - 4.5}" width="9" height="9"/>`;
}
