import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeAll, describe, expect, test } from "vitest";
import type { ContactInput } from "@/lib/shop/schema";
import { contactMail } from "@/lib/shop/server/contact-mail";
import { MARKUP } from "@/tests/support/markup";
import { writeMailFile } from "./mail";

const folder = mkdtempSync(join(tmpdir(), "sabz-mails-"));

beforeAll(() => {
	Object.assign(process.env, {
		MONGODB_URI: "mongodb://127.0.0.1/none",
		DEMO: "1",
		JWT_SECRET: "a-secret-of-more-than-thirty-two-characters",
		DATA_DIR: folder,
	});
});

const LINES = "Hello\r\nBcc: everyone@elsewhere.example\r\n\r\nAnother body\u0000";

async function mailOf(fields: Partial<ContactInput>) {
	const message: ContactInput = {
		name: "Sana",
		email: "sana@inbox.pk",
		phone: "",
		subject: "Mangoes",
		message: "Are there any?",
		inquiryType: "general",
		...fields,
	};
	const { file } = await writeMailFile({ ...contactMail(message, "id"), createdAt: new Date() });
	return PostalMime.parse(readFileSync(join(folder, "outbox", file)));
}

describe("what a person wrote, in a mail", () => {
	test("is never markup", async () => {
		const { html = "" } = await mailOf({ name: MARKUP, subject: MARKUP, phone: MARKUP, message: MARKUP });
		expect(html).toContain("&lt;img src=x");
		expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
	});

	test("adds no heading and no recipient", async () => {
		const usual = await mailOf({});
		const mail = await mailOf({ name: LINES, subject: LINES });
		expect(mail.headers.map(({ key }) => key)).toEqual(usual.headers.map(({ key }) => key));
		expect(mail.to?.map(({ address }) => address)).toEqual(["seller@sabz.example"]);
		expect(mail.bcc).toBeUndefined();
		expect(mail.subject).not.toMatch(/[\r\n]/);
	});

	test("names no file outside the outbox", async () => {
		const mail = {
			...contactMail(
				{ name: "S", email: "s@inbox.pk", phone: "", subject: "S", message: "M", inquiryType: "general" },
				"id",
			),
		};
		const { file } = await writeMailFile({ ...mail, to: "../../etc/passwd\u0000@x", createdAt: new Date() });
		expect(readdirSync(join(folder, "outbox"))).toContain(file);
		expect(file).toMatch(/^[\w@.+-]+$/);
	});
});
