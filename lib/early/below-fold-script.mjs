/** Marks a page of which only the first screen is drawn so far. */
const FIRST_SCREEN_MARK = "data-first-screen";
/** Marks a part of it that still waits. */
const WAITING_MARK = "data-waiting";
/** What waits below the first screen (app/styles/base.css, stall.css). */
export const PARTS_BELOW = '[class*="deferred-"],.below-fold>li';
/** What somebody does who is about to look further down, or at all of the page at once. */
const SIGNS = ["scroll", "keydown", "beforeprint"];

/** Said by the page's document once its faces are in place (faces-script.mjs). */
export const FACES_EVENT = "sabz-faces";
/** They are waited for as long as this, in milliseconds: what is drawn before them is laid out anew when they come. */
const FACES_MS = 3_000;

/** A page that is never idle shows its next part after this many milliseconds. */
const AT_LATEST_MS = 1_000;
/** As far below the screen, in screens, as parts are drawn ahead for somebody who has not moved yet. */
const AHEAD = 0.5;
/** As far as the browser draws parts by itself, in screens: Chromium's margin of `content-visibility: auto`. */
const NEAR = 1.5;
/** Whoever has not moved for this many milliseconds may be a screen reader or the browser's own search: they find hidden parts not at all. */
const STILL_MS = 10_000;

/**
 * Keeps what lies below the first screen from being drawn until the page's faces are in place: it would be drawn again
 * when they come. Then the next half screen is drawn, one part after another while the page is idle, so that none keeps a slow phone from answering. The rest waits for
 * somebody to look further down, or for ten seconds; one a frame where some are in sight or as soon as somebody moves.
 * What is far away is then drawn when it comes near, as its styles say.
 */
export const BELOW_FOLD_SCRIPT = `(() => {
	const root = document.documentElement;
	const signs = ${JSON.stringify(SIGNS)};
	const idle = (then) => (window.requestIdleCallback ? requestIdleCallback(then, { timeout: ${AT_LATEST_MS} }) : setTimeout(then, 50));
	const happens = (target, ...names) => new Promise((done) => names.forEach((name) => target.addEventListener(name, done, { once: true, passive: true })));
	const after = (ms) => new Promise((done) => setTimeout(done, ms));
	const atOnce = (then) => then();
	let turn = idle;
	let next;
	let further = [];
	let isAtWork = false;
	const isWithin = (screens) => (part) => {
		// Within a part that waits itself: asking where it is would have that drawn.
		if (part.parentElement.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
		const { top, bottom } = part.getBoundingClientRect();
		return top < (1 + screens) * innerHeight && bottom > -screens * innerHeight;
	};
	const find = (screens) => [...document.querySelectorAll('${PARTS_BELOW}')].filter(isWithin(screens));
	const show = (part) => part.removeAttribute("${WAITING_MARK}");
	const showNext = () => {
		isAtWork = next.length > 0;
		if (!isAtWork) return;
		show(next.shift());
		requestAnimationFrame(() => turn(showNext));
	};
	const begin = () => {
		if (next) return;
		const parts = find(${NEAR});
		next = parts.filter(isWithin(${AHEAD}));
		further = parts.filter((part) => !next.includes(part));
		parts.forEach((part) => part.setAttribute("${WAITING_MARK}", ""));
		// Also where nobody scrolls: a phone is turned, or what stands above gets shorter.
		const arrivals = new IntersectionObserver((seen) => {
			if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
			arrivals.disconnect();
			beginNow();
			goOn();
		});
		further.forEach((part) => arrivals.observe(part));
		root.removeAttribute("${FIRST_SCREEN_MARK}");
		showNext();
	};
	const beginNow = () => {
		turn = atOnce;
		begin();
	};
	const goOn = () => {
		next.push(...further.splice(0));
		if (!isAtWork) showNext();
	};
	root.setAttribute("${FIRST_SCREEN_MARK}", "");
	const faced = Promise.race([happens(document, "${FACES_EVENT}"), after(${FACES_MS})]);
	happens(window, ...signs).then(() => read).then(beginNow).then(goOn);
	read.then(() => find(0).length > 0 && beginNow());
	Promise.all([read, faced, happens(window, "load")]).then(() => idle(begin));
	Promise.all([read, after(${STILL_MS})]).then(begin).then(goOn);
})()`;
