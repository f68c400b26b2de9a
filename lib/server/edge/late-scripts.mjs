import { LATE_SCRIPT_TYPE } from "../../domain/early-scripts.mjs";

const SCRIPT = /<script(?=[^>]*\ssrc=)(?=[^>]*\sasync)(?![^>]*\stype=)([^>]*)>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Something of its own that scripts will draw: the cart, for one. */
const DRAWN_BY_SCRIPTS = / aria-busy="true"/;

/**
 * A page whose scripts are fetched after its first paint: until then the whole line is for its words and pictures, and
 * the browser's own thread for drawing them (LATE_SCRIPTS_SCRIPT starts them, docs/decisions/0080). A page that is not whole without them asks for them at once.
 * @param {string} html
 */
export function withLateScripts(html) {
	if (DRAWN_BY_SCRIPTS.test(html)) return html;
	return html.replace(PRELOAD, "").replace(SCRIPT, `<script type="${LATE_SCRIPT_TYPE}"$1>`);
}
