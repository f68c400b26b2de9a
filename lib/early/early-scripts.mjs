/**
 * The few lines that run before a page is painted. They stand here as text because the page's policy names each by
 * its fingerprint: what is not one of them, and not made by the renderer, does not run.
 */

import { BELOW_FOLD_SCRIPT } from "./below-fold-script.mjs";
import {
	CART_KEY,
	EMPTY_CART_MARK,
	HINT_COOKIE,
	LANGUAGE_KEY,
	PLACE_KEY,
	THEME_KEY,
	USUALS_KEY,
} from "./browser-keys.mjs";
import { CART_CALLS_SCRIPT, CHECKOUT_CALLS_SCRIPT } from "./early-calls-script.mjs";
import { EARLY_INPUT_SCRIPT } from "./early-input-script.mjs";
import { FACES_SCRIPT } from "./faces-script.mjs";
import { LATE_PARTS_SCRIPT } from "./late-parts-script.mjs";

/** Puts the theme that was chosen earlier in place. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;
/** Marks the page of someone who is signed in, so that cached HTML does not flash Login at them, nor the greeting where their usuals come. */
export const HINT_SCRIPT = `if(document.cookie.includes("${HINT_COOKIE}=")){let d=document.documentElement.dataset;d.known="";try{if(localStorage.getItem("${USUALS_KEY}")!==null)d.usuals=""}catch{}}`;
/**
 * Leads who reads Urdu from the shop's bare address, typed or kept, to home in Urdu: by what was chosen in this browser,
 * else by the account. Whoever comes from a page of the shop has chosen this one.
 */
export const LANGUAGE_SCRIPT = `try{var c=localStorage.getItem("${LANGUAGE_KEY}");if((c?c==="ur":/${HINT_COOKIE}=[^;]*%22language%22%3A%22ur%22/.test(document.cookie))&&!document.referrer.startsWith(location.origin+"/"))location.replace("/ur"+location.search+location.hash)}catch{}`;
/** Brings who has changed the language to the place where they were, before anything is painted. */
export const PLACE_SCRIPT = `try{var p=sessionStorage.getItem("${PLACE_KEY}");if(p){sessionStorage.removeItem("${PLACE_KEY}");p=JSON.parse(p);if(p[0]===location.pathname)scrollTo({top:p[1]*document.getElementById("main").offsetHeight,behavior:"instant"})}}catch{}`;
/** Holds the unfiltered products back from someone whose address asks for a part of it. */
export const NARROWED_SCRIPT = `if(location.search.length>1)document.documentElement.dataset.narrowed=""`;

/** Says at once that the cart is empty, to a guest whose browser keeps none, or one without lines. */
export const EMPTY_CART_SCRIPT = `try{if(!document.cookie.includes("${HINT_COOKIE}=")&&/^(\\[\\])?$/.test(localStorage.getItem("${CART_KEY}")??""))document.documentElement.dataset.${EMPTY_CART_MARK}=""}catch{}`;

/**
 * Puts a page's style sheets, scripts and faces in place once they have come, and keeps what is done meanwhile. Faces come
 * last: a browser that cannot read one still has all else.
 */
export const LATER_PARTS_SCRIPT = [BELOW_FOLD_SCRIPT, LATE_PARTS_SCRIPT, EARLY_INPUT_SCRIPT, FACES_SCRIPT]
	.join(";")
	// Every page brings it twice, as a script and as what React takes over: without the indents.
	.replace(/\n\t*/g, "\n");

export const EARLY_SCRIPTS = [
	THEME_SCRIPT,
	HINT_SCRIPT,
	LANGUAGE_SCRIPT,
	PLACE_SCRIPT,
	NARROWED_SCRIPT,
	EMPTY_CART_SCRIPT,
	CART_CALLS_SCRIPT,
	CHECKOUT_CALLS_SCRIPT,
	LATER_PARTS_SCRIPT,
];
