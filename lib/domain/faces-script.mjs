/** Marks a style sheet that holds faces and nothing else. */
export const FACES_MARK = "data-faces";

/**
 * Puts the faces of a page's marked sheets in place, those that the page needs all at once: each that comes by itself
 * has all words laid out anew. On English pages a face of Urdu is needed where Urdu words are set in it; the others are
 * there for when they are. Such a sheet itself never takes effect (docs/decisions/0080).
 */
export const FACES_SCRIPT = `(() => {
	const sheets = [...document.querySelectorAll("link[${FACES_MARK}]")];
	const isUrdu = document.documentElement.lang === "ur";
	const faceOf = ({ style }, base) => {
		const said = (name) => style.getPropertyValue(name);
		const given = { weight: said("font-weight"), stretch: said("font-stretch"), unicodeRange: said("unicode-range") };
		const file = /url\\("?([^")]+)"?\\)/.exec(said("src"));
		if (!file) return [];
		const stated = Object.entries(given).filter(([, value]) => value);
		return [new FontFace(said("font-family").replaceAll('"', ""), 'url("' + new URL(file[1], base) + '")', Object.fromEntries(stated))];
	};
	const put = async () => {
		const faces = sheets.flatMap(({ sheet, href }) => [...sheet.cssRules].flatMap((rule) => faceOf(rule, href)));
		const urdu = isUrdu ? [] : [...document.querySelectorAll("body [lang=ur]")];
		const used = urdu.map((words) => getComputedStyle(words).fontFamily.split(",")[0].replaceAll('"', ""));
		const isNeeded = ({ family, unicodeRange }) => isUrdu || unicodeRange === "U+0-10FFFF" || used.includes(family);
		await Promise.allSettled(faces.filter(isNeeded).map((face) => face.load()));
		faces.forEach((face) => document.fonts.add(face));
	};
	const come = sheets.map((link) => new Promise((done) => (link.sheet ? done() : link.addEventListener("load", done))));
	const read = new Promise((done) => addEventListener("DOMContentLoaded", done));
	if (sheets.length > 0) Promise.all([read, ...come]).then(put);
})()`;
