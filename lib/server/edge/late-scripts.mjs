import { LATE_SCRIPT_TYPE } from "../../domain/late-parts-script.mjs";

const SCRIPT = /<script(?=[^>]*\ssrc=)(?=[^>]*\sasync)(?![^>]*\stype=)([^>]*)>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** @param {string} html @returns {boolean} true for a page of which scripts will draw something of its own: the cart, for one */
export function isDrawnByScripts(html) {
	return / aria-busy="true"/.test(html);
}

/**
 * A page whose scripts are fetched after its first paint: until then the whole line is for its words and pictures, and
 * the browser's own thread for drawing them (LATE_PARTS_SCRIPT starts them, docs/decisions/0080). A page that is not
 * whole without them has them fetched at once.
 * @param {string} html
 */
export function withLateScripts(html) {
	const late = `<script type="${LATE_SCRIPT_TYPE}"$1>`;
	if (!isDrawnByScripts(html)) return html.replace(PRELOAD, "").replace(SCRIPT, late);
	return html.replace(SCRIPT, (script, attributes) => {
		const address = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
		return `<link rel="preload" as="script" href="${address}"/>${script.replace(SCRIPT, late)}`;
	});
}
