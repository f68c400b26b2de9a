/**
 * The few lines that run before a page is painted. They stand here as text because the page's policy names each by
 * its fingerprint: what is not one of them, and not made by the renderer, does not run.
 */

/** The readable cookie that tells cached pages whether someone is signed in; it grants nothing. */
export const HINT_COOKIE = "sabz_hint";
/** Where the browser keeps the chosen theme: "dark" or "light"; nothing means the system decides. */
export const THEME_KEY = "sabz-theme";

/** Puts the theme that was chosen earlier in place. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;
/** Marks the page of someone who is signed in, so that cached HTML does not flash Login at them. */
export const HINT_SCRIPT = `if(document.cookie.includes("${HINT_COOKIE}="))document.documentElement.dataset.known=""`;
/** Holds the unfiltered products back from someone whose address asks for a part of it. */
export const NARROWED_SCRIPT = `if(location.search.length>1)document.documentElement.dataset.narrowed=""`;

/** Says when a page has all that it needs at first sight, so that what can wait does (base.css). */
export const SETTLED_SCRIPT = `addEventListener("load",()=>{document.documentElement.dataset.settled=""})`;

export const EARLY_SCRIPTS = [THEME_SCRIPT, HINT_SCRIPT, NARROWED_SCRIPT, SETTLED_SCRIPT];
