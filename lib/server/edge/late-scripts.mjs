import { LATE_PRELOAD, LATE_SCRIPT_TYPE } from "../../domain/late-parts-script.mjs";

const SCRIPT = /<script(?=[^>]*\ssrc=)(?=[^>]*\sasync)(?![^>]*\stype=)([^>]*)>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * A page whose scripts are fetched after its first paint: until then the whole line is for its words and pictures, and
 * the browser's own thread for drawing them (LATE_PARTS_SCRIPT starts them, docs/decisions/0080). A page that may have
 * something drawn by them (the cart, for one) says ahead which they are.
 * @param {string} html
 */
export function withLateScripts(html) {
	const late = `<script type="${LATE_SCRIPT_TYPE}"$1>`;
	if (!/ aria-busy="true"/.test(html)) return html.replace(PRELOAD, "").replace(SCRIPT, late);
	return html.replace(PRELOAD, "").replace(SCRIPT, (script, attributes) => {
		const address = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
		return `<link rel="${LATE_PRELOAD}" as="script" href="${address}"/>${script.replace(SCRIPT, late)}`;
	});
}
