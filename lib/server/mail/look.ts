import "server-only";
import type { Language } from "@/lib/text/language";

/**
 * The shop's colours and faces as mail programs need them: written out, since they know no theme. The values are
 * those of app/styles/tokens.css.
 */
export const LOOK = {
	page: "#fbf7ee",
	sheet: "#ffffff",
	line: "#e7dfcd",
	ink: "#17251a",
	quiet: "#616b5d",
	leaf: "#155a2d",
	onLeaf: "#ffffff",
	deep: "#0f4423",
	mango: "#ffc53d",
	face: "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
	signFace: "'Bricolage Grotesque', 'Arial Narrow', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
	/** What phones and computers that are used in Urdu have; where there is none, any face that joins its letters well. */
	nastaliq: "'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', Tahoma, Arial, sans-serif",
	naskh: "Tahoma, 'Segoe UI', Arial, sans-serif",
} as const;

/** How a language's letters stand in a mail: where a line begins and ends, faces, sizes and heights of lines. */
export const WRITING = {
	en: {
		start: "left",
		end: "right",
		body: `16px/1.55 ${LOOK.face}`,
		sign: `800 22px/1.2 ${LOOK.signFace}`,
		title: `800 28px/1.1 ${LOOK.signFace}`,
		smallFace: "",
	},
	ur: {
		start: "right",
		end: "left",
		body: `17px/1.9 ${LOOK.nastaliq}`,
		sign: `700 20px/1.9 ${LOOK.nastaliq}`,
		title: `700 26px/1.75 ${LOOK.nastaliq}`,
		// Nastaliq cannot be read as small as that.
		smallFace: `line-height:1.7;font-family:${LOOK.naskh};`,
	},
} as const satisfies Record<Language, object>;
