/**
 * Keeps the page as high as what a keyboard leaves of it. iOS lays its keyboard over the page (it knows no
 * `interactive-widget`) and pushes the page up: the height is then told by the visual viewport alone.
 */
export function besideKeyboard(): () => void {
	const view = window.visualViewport;
	const { style } = document.documentElement;
	if (!view) return () => undefined;

	function fit() {
		// Zoomed in by hand, the viewport is small without a keyboard.
		const covered = view!.scale < 1.01 && window.innerHeight - view!.height > 100;
		if (!covered) return leave();
		style.setProperty('--seen', `${view!.height}px`);
		document.documentElement.dataset.keyboard = '';
		window.scrollTo(0, 0);
	}
	function leave() {
		style.removeProperty('--seen');
		delete document.documentElement.dataset.keyboard;
	}

	view.addEventListener('resize', fit);
	view.addEventListener('scroll', fit);
	return () => {
		view.removeEventListener('resize', fit);
		view.removeEventListener('scroll', fit);
		leave();
	};
}
