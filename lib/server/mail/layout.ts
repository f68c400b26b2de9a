import "server-only";
import { env } from "../platform/env";
import { currentShop } from "../shop/read";
import { type Block, blockHtml, blockText, escapeHtml } from "./blocks";
import { LOOK } from "./look";
import type { Mail } from "./mail";

type Content = {
	subject: string;
	heading: string;
	/** Shown by mail programs beside the subject, before the mail is opened. */
	preview: string;
	blocks: readonly Block[];
};

/** Who writes, and how to reach them, as far as that is known. */
function footer(): string[] {
	const { name, phone, email, address } = currentShop();
	return [`${name}, ${address}`, phone, email].filter((line) => line !== null);
}

/** What the shop is called. */
export function shopName(): string {
	return currentShop().name;
}

/** How a customer reaches the shop, to go on after "please" or "you can". */
export function reachUs(): string {
	const { phone } = currentShop();
	return phone ? `call us: ${phone}` : `write to us: ${env().APP_URL}/contact`;
}

function html({ heading, preview, blocks }: Content): string {
	const shop = escapeHtml(shopName());
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;background:${LOOK.page};color:${LOOK.ink};font:16px/1.55 ${LOOK.face}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px"><a href="${escapeHtml(env().APP_URL)}" style="display:inline-block;padding:8px 16px;border-radius:14px;background:${LOOK.deep};color:${LOOK.mango};font:800 22px/1.2 ${LOOK.signFace};text-decoration:none">${shop}</a></p>
<div style="padding:28px 24px 12px;border:1px solid ${LOOK.line};border-radius:20px;background:${LOOK.sheet}">
<h1 style="margin:0 0 16px;font:800 28px/1.1 ${LOOK.signFace}">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join("\n")}
</div>
<p style="margin:20px 8px;font-size:13px;color:${LOOK.quiet}">${escapeHtml(footer().join(" · "))}</p>
</div>
</body>
</html>`;
}

function text({ heading, blocks }: Content): string {
	return [heading, ...blocks.map(blockText), `-- \n${footer().join("\n")}`].join("\n\n");
}

/** The written form of a mail: the shop's one layout around its blocks, as HTML and as plain text. */
export function compose(content: Content): Pick<Mail, "subject" | "html" | "text"> {
	return { subject: content.subject, html: html(content), text: text(content) };
}
