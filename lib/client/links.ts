/** Marks the page from the press on a link until the page that it leads to is there; app/styles/bars.css shows it. */
export function beginLeaving(href: string): void {
	const { pathname, search } = window.location;
	const { dataset } = document.documentElement;
	if (new URL(href, window.location.href).pathname === pathname) delete dataset.leaving;
	else dataset.leaving = pathname + search;
}

/** True from the press on a link until its page is there, not on the way back. */
export function isLeaving(): boolean {
	return typeof document !== "undefined" && document.documentElement.dataset.leaving !== undefined;
}

/** The way is over once the visitor is at another address. */
export function endLeaving(here: string): void {
	const { dataset } = document.documentElement;
	if (dataset.leaving !== here) delete dataset.leaving;
}

/**
 * The address of a page that is on its way and whose first sight is painted already; Back leads to the present one.
 * The browser's own method: the router, which follows the page's, would draw the present page anew for it.
 */
export function enterAhead(href: string): void {
	History.prototype.pushState.call(window.history, window.history.state, "", href);
}

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

/** How long the page must stand still before what is in view counts as looked at, in milliseconds. */
const REST_MS = 400;
/** Pages fetched ahead for one resting view. */
const AT_MOST = 6;
/** After this many milliseconds a page may be fetched ahead again: the router then lets it go (staleTimes in next.config.mjs). */
const FORGET_MS = 25_000;
/** Pages that are the same for everyone: spelled out, so that browsers do not load the table of pages. */
export const SHARED_PAGES =
	/^\/(?:ur(?:\/|$))?($|(all-products|deals-offers|about|faq|contact|privacy|cart|checkout|favourites|shared-basket|offline)$|product\/[0-9a-f]{24}$)/;
/** Where most visitors go next: to what lies before them, then to what is under their thumb. */
const LIKELY_LINKS = [
	"main a:is([href^='/product/'], [href^='/ur/product/'], [href='/all-products'], [href='/ur/all-products'])",
	".shop-bars a[href]",
];

function isSavingData(): boolean {
	const { connection } = Object(navigator);
	return connection?.saveData === true;
}

function pathOf(link: Element | null): string {
	return link?.getAttribute("href")?.split(/[?#]/, 1)[0] ?? "";
}

function isInView(link: Element): boolean {
	// Asking a deferred part of the page where it is would draw it; a browser that cannot tell has deferred nothing.
	if ("checkVisibility" in link && !link.checkVisibility({ contentVisibilityAuto: true })) return false;
	const { top, bottom, width } = link.getBoundingClientRect();
	return width > 0 && bottom > 0 && top < window.innerHeight;
}

/**
 * Calls `fetchAhead` with the page that the visitor is about to open: the one whose link is touched, hovered or
 * focused, and those whose links rest in view. Nothing rests in view for those who save data.
 * @param here the path of the present page
 * @returns stops watching
 */
export function watchLinkIntent(here: string, fetchAhead: (path: string) => void): () => void {
	const requested = new Map<string, number>();
	let timer: ReturnType<typeof setTimeout>;

	function isNew(path: string): boolean {
		const isKnown = performance.now() - (requested.get(path) ?? -FORGET_MS) < FORGET_MS;
		return SHARED_PAGES.test(path) && path !== here && !isKnown;
	}

	function want(path: string): void {
		requested.set(path, performance.now());
		fetchAhead(path);
	}

	function onIntent({ target }: Event): void {
		const path = target instanceof Element ? pathOf(target.closest("a[href^='/']")) : "";
		if (isNew(path)) want(path);
	}

	function onRest(): void {
		// The page's own files come first.
		if (document.readyState !== "complete") {
			waitForRest();
			return;
		}
		const links = LIKELY_LINKS.flatMap((likely) => [...document.querySelectorAll(likely)].filter(isInView));
		const likeliest = [...new Set(links.map(pathOf))].filter((path) => path !== here).slice(0, AT_MOST);
		const next = likeliest.find(isNew);
		if (next === undefined) return;
		// One at a time: what is taken in all at once holds up the page.
		want(next);
		waitForRest();
	}

	function waitForRest(): void {
		clearTimeout(timer);
		timer = setTimeout(onRest, REST_MS);
	}

	const passive = { passive: true };
	document.addEventListener("pointerover", onIntent, passive);
	document.addEventListener("focusin", onIntent);
	if (!isSavingData()) {
		window.addEventListener("scroll", waitForRest, passive);
		waitForRest();
	}
	return () => {
		clearTimeout(timer);
		document.removeEventListener("pointerover", onIntent);
		document.removeEventListener("focusin", onIntent);
		window.removeEventListener("scroll", waitForRest);
	};
}
