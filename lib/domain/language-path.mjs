/** With what the addresses of Urdu pages begin. */
export const URDU_PREFIX = "/ur";

/** The address of the Urdu page of an English path: `/ur/cart` for `/cart`, `/ur` for `/`. @param {string} path */
export function urduPath(path) {
	return URDU_PREFIX + path.replace(/^\/(?=[?#]|$)/, "");
}
