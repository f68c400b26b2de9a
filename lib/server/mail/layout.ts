import "server-only";
import { currentShop } from "@/lib/shop/server/read";
import { withoutIsolates } from "@/lib/text/isolate";
import { DIRECTIONS } from "@/lib/text/language";
import { type Block, blockHtml, blockText, escapeHtml, sentenceHtml } from "./blocks";
import { LOOK, WRITING } from "./look";
import type { Mail } from "./mail";
import type { Writer } from "./writer";

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
	return [texts.mail.sender({ shop, address: say(address) }), ...ways.map(say)];
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
