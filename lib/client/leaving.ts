/** Marks the page from the press on a link until the page that it leads to is there; app/styles/bars.css shows it. */
export function beginLeaving(href: string): void {
	const { pathname, search } = window.location;
	const { dataset } = document.documentElement;
	if (new URL(href, window.location.href).pathname === pathname) delete dataset.leaving;
	else dataset.leaving = pathname + search;
}

/** The way is over once the visitor is at another address. */
export function endLeaving(here: string): void {
	const { dataset } = document.documentElement;
	if (dataset.leaving !== here) delete dataset.leaving;
}
