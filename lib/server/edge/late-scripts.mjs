import { LATE_PRELOAD, LATE_SCRIPT_TYPE } from "../../early/late-parts-script.mjs";

const SCRIPT = /<script(?=[^>]*\ssrc="([^"]*)")(?=[^>]*\sasync)(?![^>]*\stype=)([^>]*)>/g;
const PRELOAD = /<link(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*\shref="([^"]*)"[^>]*>/g;

/**
 * A page whose scripts are all written as such. The renderer has those of parts that are loaded by themselves, as the
 * texts of a page's language, only fetched ahead.
 * @param {string} html
 */
function withEveryScript(html) {
	const known = new Set([...html.matchAll(SCRIPT)].map(([, address]) => address));
	return html.replace(PRELOAD, (_, address) =>
		known.has(address) ? "" : `<script src="${address}" async=""></script>`,
	);
}

/**
 * A page whose scripts are fetched after its first paint: until then the whole line is for its words and pictures, and
 * the browser's own thread for drawing them (LATE_PARTS_SCRIPT starts them, docs/decisions/0080). A page that may have
 * something drawn by them (the cart, for one) says ahead which they are.
 * @param {string} html
 */
export function withLateScripts(html) {
	const isBusy = / aria-busy="true"/.test(html);
	return withEveryScript(html).replace(SCRIPT, (_, address, attributes) => {
		const late = `<script type="${LATE_SCRIPT_TYPE}"${attributes}>`;
		return isBusy ? `<link rel="${LATE_PRELOAD}" as="script" href="${address}"/>${late}` : late;
	});
}
