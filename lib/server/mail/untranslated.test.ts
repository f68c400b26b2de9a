import { describe, expect, test } from "vitest";
import { withoutIsolates } from "@/lib/text/isolate";
import { mailInputs, mailSettings, mailsNamed } from "@/tests/support/all-mails";

/** A customer's mails in Urdu: no word of English is left in them. */

Object.assign(process.env, mailSettings);

const WORDS = "چونسا آم";
/** The team works in English, and so do the mails to it and the one that tries the mail server. */
const OF_THE_TEAM = [
	"accessMadeMail",
	"contactMail",
	"newOrderMail",
	"orderCancelledMail",
	"invitationMail",
	"signInChangedMail",
	"testMail",
];
const CUSTOMERS = Object.keys(mailInputs("", "ur")).filter((name) => !OF_THE_TEAM.includes(name));

/** What stands in Latin letters on purpose: addresses of pages and mails, and numbers of orders. */
const ALLOWED = [/https:\/\/sabz\.example\S*/g, /SBZ-\w+/g, /\S+@\S+/g];

function latinWords(text: string): string[] {
	const rest = ALLOWED.reduce((left, allowed) => left.replace(allowed, ""), withoutIsolates(text));
	return rest.match(/[A-Za-z]{2,}/g) ?? [];
}

/** What a person reads of a document. */
function shownText(html: string): string {
	return html
		.replace(/<head>[\s\S]*<\/head>/, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/&\w+;/g, " ");
}

test("what is English is found", () => {
	expect(latinWords(shownText("<p class='x'>کل Total&nbsp;SBZ-1 a@b.pk</p>"))).toEqual(["Total"]);
});

describe.each(CUSTOMERS)("%s in Urdu", (name) => {
	test("holds no English, and reads from the right", async () => {
		const mails = await mailsNamed(name, WORDS, "ur");
		expect(mails.length).toBeGreaterThan(0);
		for (const { subject, html, text } of mails) {
			expect(latinWords(subject)).toEqual([]);
			expect(latinWords(shownText(html))).toEqual([]);
			expect(latinWords(text)).toEqual([]);
			expect(html).toContain('<html lang="ur" dir="rtl">');
		}
	});

	test("leads to pages in Urdu", async () => {
		for (const { html } of await mailsNamed(name, WORDS, "ur")) {
			const links = [...html.matchAll(/(?<=href=")https:[^"]*/g)].map(([address]) => address);
			const given = mailInputs(WORDS, "ur")
				[name]?.flat()
				.filter((input) => typeof input === "string");
			const own = links.filter((address) => !given?.includes(address));
			expect(own.length).toBeGreaterThan(0);
			for (const address of own) expect(address).toMatch(/^https:\/\/sabz\.example\/ur(\/|$)/);
		}
	});
});
