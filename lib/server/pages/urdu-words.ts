import "server-only";
import { join } from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../mail/blocks";

/** Faces under names that no system has, in a form that this program reads (app/fonts/NOTICE.txt). */
const LATIN = { name: "Sabz Share Latin", file: "share-latin-800.ttf" };
const NASTALIQ = { name: "Sabz Share Nastaliq", file: "share-nastaliq-600.ttf" };

const fileOf = (face: { file: string }) => join(process.cwd(), "app/fonts", face.file);

let known: Promise<unknown> | undefined;

/** A face is known to every later text once a text has been drawn with its file. */
function knowLatin(): Promise<unknown> {
	const text = { text: "1", font: LATIN.name, fontfile: fileOf(LATIN) };
	known ??= sharp({ text }).raw().toBuffer();
	return known;
}

/** Words as a picture: a PNG as a data URL, and its size in pixels. */
export type DrawnWords = { src: string; width: number; height: number };

/** Of the height that the face asks for, which is made for running text. */
const LINE_HEIGHT = 0.9;

type Look = { size: number; color: string; width: number };

/**
 * Urdu as a picture of at most this width, its lines beginning at the right. What draws the rest of a picture to share
 * places letters one by one; Nastaliq needs them joined, so that they are drawn by Pango.
 */
export async function drawUrdu(words: string, { size, color, width }: Look): Promise<DrawnWords> {
	await knowLatin();
	const { data, info } = await sharp({
		text: {
			text: `<span foreground="${color}" line_height="${LINE_HEIGHT}">${escapeHtml(words)}</span>`,
			font: `${LATIN.name}, ${NASTALIQ.name} ${size}`,
			fontfile: fileOf(NASTALIQ),
			// In text that begins at the right, this is the side where it begins.
			align: "left",
			wrap: "word",
			rgba: true,
			dpi: 72,
			width,
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
	const src = `data:image/png;base64,${data.toString("base64")}`;
	return { src, width: info.width, height: info.height };
}
