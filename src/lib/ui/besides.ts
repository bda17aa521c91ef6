/** Keeps an open popover beside what it belongs to, within the window; `away` when one presses or scrolls elsewhere. */
export function besides(owner: () => HTMLElement | undefined, away: () => void) {
	return (popover: HTMLElement) => {
		popover.showPopover();
		place(popover, owner());
		const seen = new ResizeObserver(() => place(popover, owner()));
		seen.observe(popover);
		function elsewhere({ target }: Event) {
			if (target instanceof Node && !popover.contains(target) && !owner()?.contains(target)) away();
		}
		const events = ['pointerdown', 'scroll', 'resize'] as const;
		for (const type of events) addEventListener(type, elsewhere, { capture: true, passive: true });
		return () => {
			seen.disconnect();
			for (const type of events) removeEventListener(type, elsewhere, { capture: true });
		};
	};
}

const gap = 4;

function place(popover: HTMLElement, owner: HTMLElement | undefined) {
	if (!owner) return;
	const { left, top, bottom } = owner.getBoundingClientRect();
	const { offsetWidth: width, offsetHeight: height } = popover;
	const below = bottom + gap + height <= innerHeight || top < height + gap;
	popover.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
	popover.style.top = `${Math.max(gap, below ? Math.min(bottom + gap, innerHeight - height - gap) : top - gap - height)}px`;
}
