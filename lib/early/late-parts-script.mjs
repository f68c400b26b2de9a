import { FACES_EVENT, PARTS_BELOW } from "./below-fold-script.mjs";
import { EMPTY_CART_MARK } from "./browser-keys.mjs";

/** Marks style sheets that hold faces and nothing else. */
export const FACES_MARK = "data-faces";

/**
 * Puts the faces of a page's marked sheets in place. Such a sheet itself never takes effect: whenever any rule for faces
 * is in effect, a sheet that comes later has all words laid out anew (docs/decisions/0080).
 *
 * Those that stand in at first, which the device has, stand in a style of the page's own: at once. The others when they
 * have come, those that the page needs all together, since each that comes by itself has all words laid out anew too. On
 * English pages a face of Urdu is needed where Urdu words of the first screen are set in it; the others are there for when they are.
 */
export const FACES_SCRIPT = `(() => {
	const links = [...document.querySelectorAll("link[${FACES_MARK}]")];
	const standIns = document.querySelector("style[${FACES_MARK}]");
	const isUrdu = document.documentElement.lang === "ur";
	const faceOf = ({ style }, base) => {
		const said = (name) => style.getPropertyValue(name);
		const given = { weight: said("font-weight"), stretch: said("font-stretch"), unicodeRange: said("unicode-range"), sizeAdjust: said("size-adjust"), ascentOverride: said("ascent-override"), descentOverride: said("descent-override"), lineGapOverride: said("line-gap-override") };
		const source = said("src").replace(/url\\("?([^")]+)"?\\)/, (_, file) => 'url("' + new URL(file, base) + '")');
		const stated = Object.entries(given).filter(([, value]) => value);
		return new FontFace(said("font-family").replaceAll('"', ""), source, Object.fromEntries(stated));
	};
	const isFetched = ({ style }) => style.getPropertyValue("src").includes("url(");
	const put = async () => {
		const faces = links.flatMap(({ sheet, href }) => [...sheet.cssRules].filter(isFetched).map((rule) => faceOf(rule, href)));
		const urdu = isUrdu ? [] : [...document.querySelectorAll("body [lang=ur]")].filter((words) => !words.closest('${PARTS_BELOW}'));
		const used = urdu.map((words) => getComputedStyle(words).fontFamily.split(",")[0].replaceAll('"', ""));
		const isNeeded = ({ family, unicodeRange }) => isUrdu || unicodeRange === "U+0-10FFFF" || used.includes(family);
		await Promise.allSettled(faces.filter(isNeeded).map((face) => face.load()));
		faces.forEach((face) => document.fonts.add(face));
	};
	const say = () => document.dispatchEvent(new Event("${FACES_EVENT}"));
	if (standIns) [...standIns.sheet.cssRules].forEach((rule) => document.fonts.add(faceOf(rule)));
	const come = links.map((link) => new Promise((done) => (link.sheet ? done() : link.addEventListener("load", done))));
	const read = new Promise((done) => addEventListener("DOMContentLoaded", done));
	if (links.length > 0) Promise.all([read, ...come]).then(put).then(say);
	else say();
})()`;

/** What a style sheet is called that waits for the first paint (lib/server/edge/page-styles.mjs). */
export const LATE_STYLES = "late-stylesheet";
/** What a script is called that waits for it (lib/server/edge/page-scripts.mjs). */
export const LATE_SCRIPT_TYPE = "text/late";
/** What stands for a script that is fetched before that where something of the page waits to be drawn by it. */
export const LATE_PRELOAD = "late-preload";
/** Under which the browser notes the style sheets that it has already fetched. */
const SHEETS_KEY = "sabz-sheets";

/** A page that nobody sees has its parts fetched this many milliseconds after it was read. */
const UNSEEN_MS = 1_000;
/** What was lost on its way is asked for again after one second, two, four …, so many times, and whenever a network comes back. */
const MOST_TRIES = 6;

/**
 * Fetches a page's style sheets and scripts after its first paint and puts them in place (docs/decisions/0080).
 *
 * - Style sheets take effect all at once when they have come, since each by itself has the page styled anew; those that
 *   were fetched on an earlier visit at once.
 * - Scripts are started each by itself: all at once they keep a slow phone from drawing.
 * - A page on which they will draw something (aria-busy; not the cart of a guest who has none) has both fetched as soon as its
 *   head is read, and its scripts wait for its style sheets.
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

	const sheets = all('link[media="print"]:not([${FACES_MARK}])');
	const names = sheets.map((sheet) => sheet.href).join();
	const settled = new Set();
	const putInPlace = () => sheets.forEach((sheet) => { sheet.media = "all"; });
	const watch = (sheet, tries = 0) => {
		const settle = () => {
			settled.add(sheet);
			if (settled.size === sheets.length) putInPlace();
		};
		sheet.onload = settle;
		sheet.onerror = () => {
			settle();
			again((nth) => {
				watch(sheet, nth);
				sheet.href += "";
			}, tries);
		};
	};
	let known;
	try { known = localStorage.getItem("${SHEETS_KEY}"); } catch {}
	sheets.forEach((sheet) => watch(sheet));
	if (known === names) {
		sheets.forEach((sheet) => { sheet.rel = "stylesheet"; });
		putInPlace();
	} else if (names) addEventListener("load", () => { try { localStorage.setItem("${SHEETS_KEY}", names); } catch {} });

	const start = (waiting, tries = 0) => {
		const script = document.createElement("script");
		for (const { name, value } of waiting.attributes) if (name !== "type") script.setAttribute(name, value);
		script.onerror = (event) => {
			event.stopImmediatePropagation();
			again((nth) => start(script, nth), tries);
		};
		waiting.replaceWith(script);
	};
	const isThere = (sheet) => sheet.sheet || new Promise((done) => ["load", "error"].forEach((name) => sheet.addEventListener(name, done)));
	const startAll = () => all('script[type="${LATE_SCRIPT_TYPE}"]').forEach((waiting) => setTimeout(() => start(waiting)));
	const isDrawn = () => "${EMPTY_CART_MARK}" in document.documentElement.dataset;
	const fetchSheets = (which = "") => all('link[rel="${LATE_STYLES}"]' + which).forEach((sheet) => { sheet.rel = "stylesheet"; });
	const fetchAll = () => {
		fetchSheets();
		const isWaiting = !isDrawn() && document.querySelector('[aria-busy="true"]');
		Promise.all(isWaiting ? sheets.map(isThere) : []).then(startAll);
	};
	const reading = new MutationObserver(() => {
		// By then all that marks the page has run.
		if (!document.body) return;
		reading.disconnect();
		if (isDrawn()) return;
		fetchSheets(":not([${FACES_MARK}])");
		all('link[rel="${LATE_PRELOAD}"]').forEach((link) => { link.rel = "preload"; });
	});
	if (document.querySelector('link[rel="${LATE_PRELOAD}"]')) reading.observe(document, { childList: true, subtree: true });

	let painted = false;
	const onPaint = () => {
		painted = true;
		fetchAll();
	};
	const onRead = () => {
		reading.disconnect();
		if (painted || document.hidden) fetchAll();
		else setTimeout(onPaint, ${UNSEEN_MS});
	};
	try {
		new PerformanceObserver((list, observer) => {
			if (list.getEntriesByName("first-contentful-paint").length === 0) return;
			observer.disconnect();
			onPaint();
		}).observe({ type: "paint", buffered: true });
	} catch {
		painted = true;
	}
	if (document.readyState === "loading") addEventListener("DOMContentLoaded", onRead);
	else onRead();
})()`;
