/**
 * What the browser keeps and how a page is marked: for the early scripts (early-scripts.mjs) and for the shop's own code,
 * which would bring the scripts' text along if it stood there.
 */

/** The readable cookie that tells cached pages whether someone is signed in; it grants nothing. */
export const HINT_COOKIE = "sabz_hint";
/** Where the browser keeps the chosen theme: "dark" or "light"; nothing means the system decides. */
export const THEME_KEY = "sabz-theme";
/** Where the browser keeps the language that was chosen: "en" or "ur"; nothing means nobody has chosen. */
export const LANGUAGE_KEY = "sabz-language";
/** Where a tab notes which page it leads to in another language, and how far down: `["/ur/faq", 0.4]`, a share of its main part. */
export const PLACE_KEY = "sabz-place";
/** Where the browser notes that home will have usuals to show to who is signed in. */
export const USUALS_KEY = "sabz-usuals";
/** Where the browser keeps a guest's cart, and the cart page's mark of a guest without one. */
export const CART_KEY = "sabz-cart";
export const EMPTY_CART_MARK = "cartEmpty";
/** What the cart's address says of a guest who wanted the checkout, and the page's mark of it. */
export const FROM_CHECKOUT = "from=checkout";
export const LOGIN_ASKED_MARK = "loginAsked";
/** What a page asked for ahead of its scripts counts for so many milliseconds; what has not come by then is asked for anew. */
export const EARLY_CALLS_MS = 10_000;
/** On a document whose scripts have begun and have not taken it over yet: elements may have their properties, and answer nothing. */
export const UNREADY_MARK = "data-unready";
/** A text of more than one line, which the search takes as a list. */
export const LIST_PATTERN = /\S[^\S\n]*\r?\n\s*\S/;
