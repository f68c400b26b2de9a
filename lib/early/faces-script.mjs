import { FACES_EVENT, PARTS_BELOW } from "./below-fold-script.mjs";

/** Marks style sheets that hold faces and nothing else. */
export const FACES_MARK = "data-faces";

/**
 * Puts the faces of a page's marked sheets in place. Such a sheet itself never takes effect: whenever any rule for faces
 * is in effect, a sheet that comes later has all words laid out anew (docs/decisions/0080).
 *
 * Those that stand in at first, which the device has, stand in a style of the page's own: at once. The others when they
 * have come, those that the page needs all together, since each that comes by itself has all words laid out anew too. On
 * English pages a face of Urdu is needed where Urdu words of the first screen are set in it; the others are there for when they are.
 */
export const FACES_SCRIPT = `(() => {
	const links = [...document.querySelectorAll("link[${FACES_MARK}]")];
	const standIns = document.querySelector("style[${FACES_MARK}]");
	const isUrdu = document.documentElement.lang === "ur";
	const faceOf = ({ style }, base) => {
		const said = (name) => style.getPropertyValue(name);
		const given = { weight: said("font-weight"), stretch: said("font-stretch"), unicodeRange: said("unicode-range"), sizeAdjust: said("size-adjust"), ascentOverride: said("ascent-override"), descentOverride: said("descent-override"), lineGapOverride: said("line-gap-override") };
		const source = said("src").replace(/url\\("?([^")]+)"?\\)/, (_, file) => 'url("' + new URL(file, base) + '")');
		const stated = Object.entries(given).filter(([, value]) => value);
		return new FontFace(said("font-family").replaceAll('"', ""), source, Object.fromEntries(stated));
	};
	const isFetched = ({ style }) => style.getPropertyValue("src").includes("url(");
	const put = async () => {
		const faces = links.flatMap(({ sheet, href }) => [...sheet.cssRules].filter(isFetched).map((rule) => faceOf(rule, href)));
		const urdu = isUrdu ? [] : [...document.querySelectorAll("body [lang=ur]")].filter((words) => !words.closest('${PARTS_BELOW}'));
		const used = urdu.map((words) => getComputedStyle(words).fontFamily.split(",")[0].replaceAll('"', ""));
		const isNeeded = ({ family, unicodeRange }) => isUrdu || unicodeRange === "U+0-10FFFF" || used.includes(family);
		await Promise.allSettled(faces.filter(isNeeded).map((face) => face.load()));
		faces.forEach((face) => document.fonts.add(face));
	};
	const say = () => document.dispatchEvent(new Event("${FACES_EVENT}"));
	if (standIns) [...standIns.sheet.cssRules].forEach((rule) => document.fonts.add(faceOf(rule)));
	const come = links.map((link) => new Promise((done) => (link.sheet ? done() : link.addEventListener("load", done))));
	const read = new Promise((done) => addEventListener("DOMContentLoaded", done));
	if (links.length > 0) Promise.all([read, ...come]).then(put).then(say);
	else say();
})()`;
