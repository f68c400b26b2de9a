import { BELOW_FOLD_SCRIPT } from "./below-fold-script.mjs";
import {
	CART_KEY,
	EARLY_CALLS_MS,
	EMPTY_CART_MARK,
	FROM_CHECKOUT,
	HINT_COOKIE,
	LANGUAGE_KEY,
	LIST_PATTERN,
	LOGIN_ASKED_MARK,
	PLACE_KEY,
	THEME_KEY,
	UNREADY_MARK,
	USUALS_KEY,
} from "./browser-keys.mjs";
import { FACES_SCRIPT, LATE_PARTS_SCRIPT, MOMENTS_SCRIPT } from "./late-parts-script.mjs";

/**
 * Asks for what somebody who is signed in will see here while the page itself still comes: its scripts ask for it a second later, one
 * after the other. Each answer is used once (lib/client/api.ts).
 * @param {readonly string[]} paths of calls that only read
 */
const earlyCallsScript = (paths) =>
	`if(document.cookie.includes("${HINT_COOKIE}="))window.sabzEarlyCalls=new Map(${JSON.stringify(paths)}.map(p=>[p,fetch(p,{cache:"no-store",headers:{"accept-language":document.documentElement.lang},signal:AbortSignal.timeout(${EARLY_CALLS_MS})}).catch(()=>null)]))`;

const OF_A_BASKET = [
	"/api/user/check-auth",
	"/api/user/cart",
	"/api/user/addresses",
	"/api/user/credit",
	"/api/payment/open",
];

const CART_CALLS_SCRIPT = earlyCallsScript([...OF_A_BASKET, "/api/delivery-slots"]);
const CHECKOUT_CALLS_SCRIPT = earlyCallsScript(OF_A_BASKET);

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
 * A chosen file stays in its field and needs only to be told. A list that is pasted into the search would lose its lines there.
 *
 * A language leads on like any link, with what was asked of the page, and is remembered.
 */
const EARLY_INPUT_SCRIPT = `(() => {
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
		link.hash = location.hash;
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
	addEventListener("paste", (event) => {
		const { target } = event;
		const text = event.clipboardData.getData("text");
		if (!target.matches("[type=search]") || !${LIST_PATTERN}.test(text) || isReached(target)) return;
		event.preventDefault();
		const clipboardData = new DataTransfer();
		clipboardData.setData("text", text);
		hold(target, () => target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })));
	}, true);
})()`;

/**
 * The few lines that run before a page is painted. They stand here as text because the page's policy names each by
 * its fingerprint: what is not one of them, and not made by the renderer, does not run.
 */

/** Puts the theme that was chosen earlier in place. */
const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;
/** Marks the page of someone who is signed in, so that cached HTML does not flash Login at them, nor the greeting where their usuals come. */
const HINT_SCRIPT = `if(document.cookie.includes("${HINT_COOKIE}=")){let d=document.documentElement.dataset;d.known="";try{if(localStorage.getItem("${USUALS_KEY}")!==null)d.usuals=""}catch{}}`;
/**
 * Leads who reads Urdu from the shop's bare address, typed or kept, to home in Urdu: by what was chosen in this browser,
 * else by the account. Whoever comes from a page of the shop has chosen this one.
 */
const LANGUAGE_SCRIPT = `try{var c=localStorage.getItem("${LANGUAGE_KEY}");if((c?c==="ur":/${HINT_COOKIE}=[^;]*%22language%22%3A%22ur%22/.test(document.cookie))&&!document.referrer.startsWith(location.origin+"/"))location.replace("/ur"+location.search+location.hash)}catch{}`;
/** Brings who has changed the language to the place where they were, before anything is painted. */
export const PLACE_SCRIPT = `try{var p=sessionStorage.getItem("${PLACE_KEY}");if(p){sessionStorage.removeItem("${PLACE_KEY}");p=JSON.parse(p);if(p[0]===location.pathname)scrollTo({top:p[1]*document.getElementById("main").offsetHeight,behavior:"instant"})}}catch{}`;
/** Holds the unfiltered products back from someone whose address asks for a part of it. */
const NARROWED_SCRIPT = `if(location.search.length>1)document.documentElement.dataset.narrowed=""`;

/**
 * Says at once to a guest that the checkout needs a login, where that is what brought them to the cart, and that the cart is
 * empty, where their browser keeps none, or one without lines.
 */
const EMPTY_CART_SCRIPT = `if(!document.cookie.includes("${HINT_COOKIE}=")){let d=document.documentElement.dataset;if(location.search==="?${FROM_CHECKOUT}")d.${LOGIN_ASKED_MARK}="";try{if(/^(\\[\\])?$/.test(localStorage.getItem("${CART_KEY}")??""))d.${EMPTY_CART_MARK}=""}catch{}}`;

/**
 * Puts a page's scripts and faces in place once they have come, and keeps what is done meanwhile. Faces come last: a
 * browser that cannot read one still has all else.
 */
const LATER_PARTS_SCRIPT =
	`{${[MOMENTS_SCRIPT, BELOW_FOLD_SCRIPT, LATE_PARTS_SCRIPT, EARLY_INPUT_SCRIPT, FACES_SCRIPT].join(";")}}`
		// Without the indents.
		.replace(/\n\t*/g, "\n");

/** Each by the name under which pages ask for it (components/ui/early-script.tsx). */
export const EARLY_SCRIPTS = {
	theme: THEME_SCRIPT,
	hint: HINT_SCRIPT,
	language: LANGUAGE_SCRIPT,
	place: PLACE_SCRIPT,
	narrowed: NARROWED_SCRIPT,
	emptyCart: EMPTY_CART_SCRIPT,
	cartCalls: CART_CALLS_SCRIPT,
	checkoutCalls: CHECKOUT_CALLS_SCRIPT,
	laterParts: LATER_PARTS_SCRIPT,
};
