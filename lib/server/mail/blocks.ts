import "server-only";
import { isolatedOnce, mapIsolates } from "@/lib/text/isolate";
import { DIRECTIONS, type Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";

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

/** What a mail is made of, a paragraph as its text. Each part can be shown as HTML and be read as plain text. */
export type Block =
	| string
	| { kind: "note"; text: string }
	| { kind: "quote"; text: string }
	| { kind: "button"; label: string; url: string }
	| { kind: "rows"; rows: readonly Row[] };

export type Row = { label: string; value: string; strong?: boolean };

const ENTITIES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Text that can stand in HTML, between tags and inside quotes. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A sentence as HTML; a value in it keeps its own direction. */
export function sentenceHtml(text: string): string {
	return mapIsolates(
		text,
		(value, direction) => `<bdi dir="${direction}">${escapeHtml(value)}</bdi>`,
		escapeHtml,
	);
}

/** What stands in a row is of any direction, in Urdu. */
const cell = (text: string, language: Language) =>
	DIRECTIONS[language] === "rtl" ? isolatedOnce(text) : text;

function rowHtml({ label, value, strong }: Row, language: Language): string {
	const weight = strong ? "font-weight:700;" : "";
	const { start, end } = WRITING[language];
	// A sum stays in one piece beside a long label.
	const oneLine = value.length < 24 ? "white-space:nowrap;" : "";
	const [labelHtml, valueHtml] = [label, value].map((text) => sentenceHtml(cell(text, language)));
	return (
		`<div style="display:flex;justify-content:space-between;gap:16px;padding:6px 0;${weight}border-bottom:1px solid ${LOOK.line}">` +
		`<span>${labelHtml}&nbsp;</span><span style="${oneLine}margin-${start}:auto;text-align:${end}">${valueHtml}</span></div>`
	);
}

function buttonHtml(label: string, url: string, language: Language): string {
	const look = `display:inline-block;padding:14px 28px;border-radius:14px;background:${LOOK.leaf};color:${LOOK.onLeaf};font-weight:700;text-decoration:none`;
	const { smallFace } = WRITING[language];
	return (
		`<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a></p>` +
		`<p style="margin:0 0 16px;${smallFace}font-size:13px;color:${LOOK.quiet}">${escapeHtml(MESSAGES[language].mail.buttonHint)}<br>` +
		`<a dir="ltr" href="${escapeHtml(url)}" style="color:${LOOK.leaf};word-break:break-all">${escapeHtml(url)}</a></p>`
	);
}

function quoteHtml(text: string, language: Language): string {
	const { start } = WRITING[language];
	const look = `padding:2px 0;padding-${start}:16px;border-${start}:3px solid ${LOOK.mango};white-space:pre-wrap`;
	return `<blockquote style="margin:0 0 16px;${look}">${sentenceHtml(text)}</blockquote>`;
}

/** One part of a mail as HTML. */
export function blockHtml(block: Block, language: Language): string {
	if (typeof block === "string") return `<p style="margin:0 0 16px;">${sentenceHtml(block)}</p>`;
	switch (block.kind) {
		case "note":
			return `<p style="margin:0 0 16px;${WRITING[language].smallFace}font-size:14px;color:${LOOK.quiet}">${sentenceHtml(block.text)}</p>`;
		case "quote":
			return quoteHtml(block.text, language);
		case "button":
			return buttonHtml(block.label, block.url, language);
		case "rows":
			return `<div style="margin:0 0 20px">${block.rows.map((row) => rowHtml(row, language)).join("")}</div>`;
	}
}

/** Lines of at most 72 letters, which every mail program shows as they are. */
function wrapText(text: string): string {
	return text.replace(/(?=\S)(.{1,72})(?:\s+|$)/g, "$1\n").trimEnd();
}

/** One part of a mail as plain text. */
export function blockText(block: Block, language: Language): string {
	if (typeof block === "string") return wrapText(block);
	switch (block.kind) {
		case "note":
			return wrapText(block.text);
		case "quote":
			return block.text.replace(/^/gm, "> ");
		case "button":
			return `${block.label}:\n${block.url}`;
		case "rows":
			return block.rows
				.map(({ label, value }) => `${cell(label, language)}: ${cell(value, language)}`)
				.join("\n");
	}
}
