import { LANGUAGE_KEY, UNREADY_MARK } from "./browser-keys.mjs";

/** Marks what was pressed before the page could answer, until it does. */
export const HELD_MARK = "data-held";

/** What does nothing by itself, or what the page would forget. A form with an address of its own is sent without scripts. */
const WAITING = `button[type=button],button:not(form[action] *),a[href^="#"],input:is([type=checkbox],[type=radio])`;

/** What is typed or chosen in; boxes and choices are pressed. */
const FIELDS = "input:not([type=checkbox],[type=radio]),textarea,select";

/**
 * Keeps what is pressed and typed before the page's scripts have run, and does it again as soon as they have reached it:
 * one a frame, in its order (docs/decisions/0080). React notes its properties on every element that it has taken over;
 * nothing else of it is relied on.
 *
 * At the first word of something typed React takes the page over, and the form writes what it began with into its fields.
 * So what was typed is written then, past the property that React has put before the browser's own: it would see no change.
 * The next key or press may come before that: then it is written first, and the key behind it.
 * A chosen file stays in its field and needs only to be told.
 *
 * A language leads on like any link, with what was asked of the page, and is remembered.
 */
export const EARLY_INPUT_SCRIPT = `(() => {
	const held = [];
	const typed = new Map();
	const isReached = (element) => !document.documentElement.hasAttribute("${UNREADY_MARK}") && Object.keys(element).some((key) => key.startsWith("__reactProps"));
	const press = (element) => {
		element.removeAttribute("${HELD_MARK}");
		element.click();
	};
	const tell = (field) => ["input", "change"].forEach((type) => field.dispatchEvent(new Event(type, { bubbles: true })));
	const write = (field) => {
		if (!typed.has(field)) return;
		const value = typed.get(field);
		typed.delete(field);
		tell(field);
		if (field.type === "file") return;
		if (field.value === value) field.value = "";
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
		tell(field);
	};
	const next = () => {
		const [element, redo] = held[0];
		if (!element.isConnected || isReached(element)) {
			held.shift();
			if (element.isConnected) redo(element);
		}
		if (held.length > 0) requestAnimationFrame(next);
	};
	const hold = (element, redo) => {
		if (held.push([element, redo]) === 1) requestAnimationFrame(next);
	};
	const leadOn = (link) => {
		link.search = location.search;
		try { localStorage.setItem("${LANGUAGE_KEY}", link.hreflang) } catch {}
	};
	addEventListener("click", (event) => {
		const language = event.target.closest?.("a[hreflang]");
		if (language && !isReached(language)) leadOn(language);
		const pressed = event.target.closest?.('${WAITING}');
		if (!pressed) return;
		if (isReached(pressed)) return [...typed.keys()].filter(isReached).forEach(write);
		event.preventDefault();
		event.stopImmediatePropagation();
		pressed.setAttribute("${HELD_MARK}", "");
		hold(pressed, press);
	}, true);
	addEventListener("beforeinput", ({ target }) => {
		if (isReached(target)) write(target);
	}, true);
	addEventListener("input", ({ target }) => {
		if (!target.matches("${FIELDS}") || isReached(target)) return;
		if (!typed.has(target)) hold(target, write);
		typed.set(target, target.value);
	}, true);
})()`;
