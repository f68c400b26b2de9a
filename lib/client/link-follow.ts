/** True for a press that means this link, here: not a new tab, a download or a menu. */
export function isPlainPress(
	press: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">,
): boolean {
	const withKey = press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
	return press.button === 0 && !withKey && !press.defaultPrevented;
}

/**
 * Calls `open` with the page of each PageLink that is pressed, in place of the browser's own way, which would load
 * the shop anew.
 * @returns stops following
 */
export function followLinks(open: (href: string) => void): () => void {
	function onClick(event: MouseEvent): void {
		const link = event.target instanceof Element ? event.target.closest("a[data-page]") : null;
		if (!(link instanceof HTMLAnchorElement) || link.target || !isPlainPress(event)) return;
		event.preventDefault();
		open(link.pathname + link.search + link.hash);
	}
	document.addEventListener("click", onClick);
	return () => document.removeEventListener("click", onClick);
}
