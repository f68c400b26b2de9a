import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/text/language";
import { mailInputs, mailsNamed, mailWriters } from "@/tests/support/all-mails";
import { MARKUP } from "@/tests/support/markup";
import { escapeHtml } from "./blocks";

/** Every mail that the shop writes, in every language, about someone whose every word is markup. */

beforeAll(() => {
	Object.assign(process.env, {
		MONGODB_URI: "mongodb://127.0.0.1/none",
		DEMO: "1",
		JWT_SECRET: "a-secret-of-more-than-thirty-two-characters",
	});
});

test("each of them is looked at", async () => {
	expect([...(await mailWriters()).keys()].sort(), "add it to tests/support/all-mails.ts").toEqual(
		Object.keys(mailInputs("", "en")).sort(),
	);
});

describe.each(LANGUAGES)("in %s", (language) => {
	test.each(Object.keys(mailInputs("", language)))("%s says markup as words", async (name) => {
		const [whole, ...others] = (await mailsNamed(name, MARKUP, language)).map(({ html }) => html);
		if (name !== "testMail") expect(whole).toContain(escapeHtml(MARKUP));
		for (const html of [whole, ...others]) {
			expect(html).toContain("</html>");
			expect(html).not.toMatch(/<img|<script|<iframe|onerror=alert\(1\)>/i);
			expect(html, "nothing leaves an attribute either").not.toContain(`"'`);
		}
	});
});
