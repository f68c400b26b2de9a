import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { SHOP } from "@/lib/shop/rules/shop-details";
import { getShop } from "@/lib/shop/server/read";
import { DIRECTIONS, type Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { escapeHtml, LOOK } from "../mail/blocks";

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

/** The size that chat programs and networks show whole, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };

const FACE = "Bricolage Grotesque";
const FONT = "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff";
const STRIPES = Array.from({ length: 15 }, (_, index) => index);
const PICTURE_SIDE = 440;
/** What is left for words beside a picture, in pixels. */
const WORDS_WIDTH = SHARE_SIZE.width - 2 * 72 - PICTURE_SIDE - 24;

type ShareContent = {
	title: string;
	/** A line under the title: a price, or what the shop is. */
	line: string;
	/** A smaller line above the title. */
	over?: string;
	picture: string | null;
};

/** The stall's awning: stripes with round ends. */
function Stripes() {
	return (
		<div style={{ display: "flex", position: "absolute", top: 0, left: 0 }}>
			{STRIPES.map((index) => (
				<div
					key={index}
					style={{
						width: 80,
						height: 92,
						borderRadius: "0 0 40px 40px",
						background: index % 2 === 0 ? LOOK.leaf : LOOK.page,
					}}
				/>
			))}
		</div>
	);
}

/** Sizes of the lines and room above them. Nastaliq is half as tall again as Latin of the same size. */
const TYPE = {
	en: { first: 34, short: 88, long: 68, second: 44, last: 30, gaps: [16, 28] },
	ur: { first: 34, short: 76, long: 54, second: 36, last: 26, gaps: [24, 28] },
} as const;

type Line = { words: string; size: number; color: string; top: number | "auto" };

function linesOf({ title, line, over }: ShareContent, language: Language, name: string): Line[] {
	const { share, common } = MESSAGES[language];
	const shop = common.shopName(name);
	const isLong = title.length > 24;
	const promise = share.promise({ shop, minutes: SHOP.promisedMinutes });
	const { first, short, long, second, last, gaps } = TYPE[language];
	return [
		{ words: over ?? shop, size: first, color: LOOK.deep, top: 0 },
		{ words: title, size: isLong ? long : short, color: LOOK.ink, top: gaps[0] },
		{ words: line, size: second, color: LOOK.deep, top: gaps[1] },
		{ words: promise, size: last, color: LOOK.deep, top: "auto" },
	];
}

function latinLine({ words, size, color, top }: Line) {
	const isTitle = color === LOOK.ink;
	const tight = isTitle ? { lineHeight: 1, letterSpacing: -2 } : {};
	return (
		<div key={words} style={{ marginTop: top, fontSize: size, color, ...tight }}>
			{words}
		</div>
	);
}

async function urduLine({ words, size, color, top }: Line) {
	const { src, width, height } = await drawUrdu(words, { size, color, width: WORDS_WIDTH });
	const look = { backgroundImage: `url(${src})`, backgroundSize: `${width}px ${height}px` };
	return <div key={words} style={{ marginTop: top, width, height, ...look }} />;
}

/** The picture that stands for a page where it is shared: a placard on the market's ground, in the page's language. */
export async function sharePicture(content: ShareContent, language: Language): Promise<ImageResponse> {
	const { name } = await getShop();
	const font = await readFile(join(process.cwd(), FONT));
	const isTurned = DIRECTIONS[language] === "rtl";
	const lines = linesOf(content, language, name);
	const words = isTurned ? await Promise.all(lines.map(urduLine)) : lines.map(latinLine);
	const { picture } = content;
	return new ImageResponse(
		<div
			style={{
				display: "flex",
				flexDirection: isTurned ? "row-reverse" : "row",
				width: "100%",
				height: "100%",
				padding: "120px 72px 56px",
				background: LOOK.mango,
				color: LOOK.ink,
				fontFamily: FACE,
			}}
		>
			<Stripes />
			<div
				style={{
					display: "flex",
					flexDirection: "column",
					alignItems: isTurned ? "flex-end" : "stretch",
					flex: 1,
					[isTurned ? "paddingLeft" : "paddingRight"]: 24,
				}}
			>
				{words}
			</div>
			{picture && (
				<div
					style={{
						alignSelf: "center",
						width: PICTURE_SIDE,
						height: PICTURE_SIDE,
						backgroundImage: `url(${picture})`,
						backgroundSize: `${PICTURE_SIDE}px ${PICTURE_SIDE}px`,
					}}
				/>
			)}
		</div>,
		{ ...SHARE_SIZE, fonts: [{ name: FACE, data: font, weight: 800, style: "normal" }] },
	);
}
