/**
 * Does what replaces parts of a page, and leaves the focus where it was, or on `instead` where that is gone. A form that was
 * sent by SvelteKit's `update` leaves it nowhere: whoever uses keys would begin at the top again.
 */
export async function keepingFocus(
	work: () => Promise<void>,
	instead?: () => HTMLElement | null | undefined
): Promise<void> {
	const before = document.activeElement;
	await work();
	if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
	if (document.activeElement !== before || before === document.body) instead?.()?.focus({ preventScroll: true });
}
