import "server-only";
import { currentShop } from "@/lib/shop/server/read";
import { isolated, withoutIsolates } from "@/lib/text/isolate";
import { DIRECTIONS, type Language, pathIn } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { translateAnswer } from "@/lib/text/messages/answers";
import { formatAmount } from "@/lib/text/money";
import { env } from "../platform/env";
import { type Block, blockHtml, blockText, escapeHtml, LOOK, sentenceHtml, WRITING } from "./blocks";
import type { Mail } from "./mail";

/** What mails in a language are written with; English where somebody never said one. */
export function writerIn(language: Language = "en") {
	const texts = MESSAGES[language];
	const { name, phone } = currentShop();
	/** A value as it stands in a sentence: whatever its own direction is, it turns nothing around it. */
	const say = (value: string) => (DIRECTIONS[language] === "rtl" ? isolated(value) : value);
	/** A reason that the shop gives in English, or that a person wrote. */
	const sayReason = (reason: string) => (language === "ur" && translateAnswer(reason)) || say(reason);
	/** The whole address of a page in this language. */
	const linkTo = (path: string) => env().APP_URL + pathIn(language, path).replace(/^\/$/, "");
	return {
		language,
		texts,
		say,
		sayReason,
		linkTo,
		rupees: (amount: number) => texts.common.rupees(formatAmount(amount)),
		shop: texts.common.shopName(name),
		/** How a customer reaches the shop, to go on after "please" or "you can". */
		reach: phone ? texts.mail.callUs(say(phone)) : texts.mail.writeToUs(linkTo("/contact")),
		/** The way to the orders, which most mails end with. */
		myOrders: { kind: "button", label: texts.mail.seeMyOrders, url: linkTo("/my-orders") } as const,
	};
}

export type Writer = ReturnType<typeof writerIn>;

type Content = {
	subject: string;
	heading: string;
	/** Shown by mail programs beside the subject, before the mail is opened. */
	preview: string;
	blocks: readonly Block[];
};

/** Who writes, and how to reach them, as far as that is known. */
function footer({ shop, say, texts }: Writer): string[] {
	const { phone, email, address } = currentShop();
	const ways = [phone, email].filter((way) => way !== null);
	return [texts.mail.sender({ shop, address: texts.places.address(address) }), ...ways.map(say)];
}

function html({ heading, preview, blocks }: Content, writer: Writer): string {
	const { language, linkTo, shop } = writer;
	const direction = DIRECTIONS[language];
	const { start, body, sign, title, smallFace } = WRITING[language];
	// Some programs take a mail out of its body: what is said there is said again around its text.
	return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(withoutIsolates(heading))}</title>
</head>
<body style="margin:0;background:${LOOK.page};color:${LOOK.ink};font:${body}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(withoutIsolates(preview))}</div>
<div lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto;padding:24px 16px;font:${body};text-align:${start}">
<p style="margin:0 0 16px"><a href="${escapeHtml(linkTo("/"))}" style="display:inline-block;padding:8px 16px;border-radius:14px;background:${LOOK.deep};color:${LOOK.mango};font:${sign};text-decoration:none">${sentenceHtml(shop)}</a></p>
<div style="padding:28px 24px 12px;border:1px solid ${LOOK.line};border-radius:20px;background:${LOOK.sheet}">
<h1 style="margin:0 0 16px;font:${title}">${sentenceHtml(heading)}</h1>
${blocks.map((block) => blockHtml(block, language)).join("\n")}
</div>
<p style="margin:20px 8px;${smallFace}font-size:13px;color:${LOOK.quiet}">${sentenceHtml(footer(writer).join(" · "))}</p>
</div>
</body>
</html>`;
}

function text({ heading, blocks }: Content, writer: Writer): string {
	const parts = blocks.map((block) => blockText(block, writer.language));
	return [heading, ...parts, `-- \n${footer(writer).join("\n")}`].join("\n\n");
}

/** The written form of a mail: the shop's one layout around its blocks, as HTML and as plain text. */
export function compose(writer: Writer, content: Content): Pick<Mail, "subject" | "html" | "text"> {
	return {
		subject: withoutIsolates(content.subject),
		html: html(content, writer),
		text: text(content, writer),
	};
}

/** A text that may ask for values. */
type Said<Values> = string | ((values: Values) => string);

/** The same from the texts of a mail, its head said with these values. */
export function composeWith<Values>(
	writer: Writer,
	{ subject, heading, preview }: Record<"subject" | "heading" | "preview", Said<Values>>,
	values: Values,
	blocks: readonly Block[],
) {
	const say = (said: Said<Values>) => (typeof said === "string" ? said : said(values));
	return compose(writer, { subject: say(subject), heading: say(heading), preview: say(preview), blocks });
}
