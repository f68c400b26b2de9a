import { FACES_EVENT, PARTS_BELOW } from "./below-fold-script.mjs";
import { EMPTY_CART_MARK } from "./browser-keys.mjs";

/** Marks the style of a page that holds faces and nothing else. */
export const FACES_MARK = "data-faces";

/**
 * Puts the faces of a page's marked styles in place. Such a style itself never takes effect: each face that comes by
 * itself has all words laid out anew (docs/decisions/0080).
 *
 * Those that stand in at first, which the device has: at once. The others after the first paint and when they have come,
 * those that the page needs all together. On English pages a face of Urdu is needed where Urdu words of the first screen
 * are set in it; the others are there for when they are.
 */
export const FACES_SCRIPT = `(() => {
	const rules = [...document.querySelectorAll("style[${FACES_MARK}]")].flatMap(({ sheet }) => [...sheet.cssRules]);
	const isUrdu = document.documentElement.lang === "ur";
	const faceOf = ({ style }) => {
		const said = (name) => style.getPropertyValue(name);
		const given = { weight: said("font-weight"), stretch: said("font-stretch"), unicodeRange: said("unicode-range"), sizeAdjust: said("size-adjust"), ascentOverride: said("ascent-override"), descentOverride: said("descent-override"), lineGapOverride: said("line-gap-override") };
		const stated = Object.entries(given).filter(([, value]) => value);
		return new FontFace(said("font-family").replaceAll('"', ""), said("src"), Object.fromEntries(stated));
	};
	const isFetched = ({ style }) => style.getPropertyValue("src").includes("url(");
	const put = async () => {
		const faces = rules.filter(isFetched).map(faceOf);
		const urdu = isUrdu ? [] : [...document.querySelectorAll("body [lang=ur]")].filter((words) => !words.closest('${PARTS_BELOW}'));
		const used = urdu.map((words) => getComputedStyle(words).fontFamily.split(",")[0].replaceAll('"', ""));
		const isNeeded = ({ family, unicodeRange }) => isUrdu || unicodeRange === "U+0-10FFFF" || used.includes(family);
		await Promise.allSettled(faces.filter(isNeeded).map((face) => face.load()));
		faces.forEach((face) => document.fonts.add(face));
	};
	rules.filter((rule) => !isFetched(rule)).forEach((rule) => document.fonts.add(faceOf(rule)));
	Promise.all([read, painted]).then(put).then(() => document.dispatchEvent(new Event("${FACES_EVENT}")));
})()`;

/** What a script is called that waits for it (lib/server/edge/page-scripts.mjs). */
export const LATE_SCRIPT_TYPE = "text/late";
/** What stands for a script that is fetched before that where something of the page waits to be drawn by it. */
export const LATE_PRELOAD = "late-preload";
/** A page that nobody sees has its parts fetched this many milliseconds after it was read. */
const UNSEEN_MS = 1_000;
/** What was lost on its way is asked for again after one second, two, four …, so many times, and whenever a network comes back. */
const MOST_TRIES = 6;

/** When a page has been read, and painted: what comes late waits for them. */
export const MOMENTS_SCRIPT = `
	const read = new Promise((done) => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", done) : done()));
	const painted = new Promise((done) => {
		read.then(() => setTimeout(done, document.hidden ? 0 : ${UNSEEN_MS}));
		try {
			new PerformanceObserver((list, observer) => {
				if (list.getEntriesByName("first-contentful-paint").length === 0) return;
				observer.disconnect();
				done();
			}).observe({ type: "paint", buffered: true });
		} catch {
			read.then(done);
		}
	})`;

/**
 * Starts a page's scripts after its first paint (docs/decisions/0080), each by itself: all at once they keep a slow phone
 * from drawing.
 *
 * - A page on which they will draw something (aria-busy; not the cart of a guest who has none) has them fetched as soon as
 *   its head is read.
 * - What fails is asked for again: without its scripts a page answers nobody. The renderer's own loader does not hear of
 *   it, which would give the page up.
 */
export const LATE_PARTS_SCRIPT = `(() => {
	const all = (selector) => [...document.querySelectorAll(selector)];
	const again = (ask, tries) => {
		const once = () => {
			removeEventListener("online", once);
			clearTimeout(timer);
			ask(tries + 1);
		};
		const timer = tries < ${MOST_TRIES} ? setTimeout(once, 1000 * 2 ** tries) : 0;
		addEventListener("online", once);
	};
	const start = (waiting, tries = 0) => {
		const script = document.createElement("script");
		for (const { name, value } of waiting.attributes) if (name !== "type") script.setAttribute(name, value);
		script.onerror = (event) => {
			event.stopImmediatePropagation();
			again((nth) => start(script, nth), tries);
		};
		waiting.replaceWith(script);
	};
	const startAll = () => all('script[type="${LATE_SCRIPT_TYPE}"]').forEach((waiting) => setTimeout(() => start(waiting)));
	const reading = new MutationObserver(() => {
		// By then all that marks the page has run.
		if (!document.body) return;
		reading.disconnect();
		if ("${EMPTY_CART_MARK}" in document.documentElement.dataset) return;
		all('link[rel="${LATE_PRELOAD}"]').forEach((link) => { link.rel = "preload"; });
	});
	if (document.querySelector('link[rel="${LATE_PRELOAD}"]')) reading.observe(document, { childList: true, subtree: true });
	painted.then(startAll);
	Promise.all([read, painted]).then(startAll);
})()`;
