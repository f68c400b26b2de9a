/** Marks the page from the press on a link until the page that it leads to is there; app/styles/bars.css shows it. */
export function beginLeaving(href: string): void {
	const { pathname, search } = window.location;
	if (new URL(href, window.location.href).pathname === pathname) return;
	document.documentElement.dataset.leaving = pathname + search;
}

/** The way is over once the visitor is at another address. */
export function endLeaving(here: string): void {
	const { dataset } = document.documentElement;
	if (dataset.leaving !== here) delete dataset.leaving;
}
