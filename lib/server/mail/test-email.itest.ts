import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { waitForMail } from "@/tests/support/mails";

const send = (email: unknown) => api("POST", "/api/test/email", { body: { email } });

describe("the test email", () => {
	test("goes out at once, and shows what the mailer said", async () => {
		const email = `tester-${Date.now()}@sabz-tests.pk`;
		expect(await send(email)).toMatchObject({
			status: 200,
			json: {
				success: true,
				response: { envelope: { to: [email] }, messageId: expect.stringMatching(/^<.+@.+>$/) },
			},
		});
		expect((await waitForMail(email)).subject).toBe("Test email from Sabz");
	});

	test.each(["", undefined])("needs an address: %j", async (email) => {
		expect(await send(email)).toMatchObject({
			status: 400,
			json: { message: "Please enter an email address" },
		});
	});
});

describe("the mailbox of demo mode", () => {
	test("lists mails and opens them", async () => {
		const to = `reader-${Date.now()}@sabz-tests.pk`;
		const { json: sent } = await send(to);
		const { json: list } = await api("GET", "/api/test/mails");
		expect(list.mails).toContainEqual(expect.objectContaining({ to, subject: "Test email from Sabz" }));
		const file =
			typeof sent.response === "object" && sent.response && "file" in sent.response && sent.response.file;
		const { json: opened } = await api("GET", `/api/test/mails/${file}`);
		expect(opened.mail).toMatchObject({ to, html: expect.stringContaining("This mail arrived") });
	});

	test.each(["nothing.eml", "..%2F..%2Fsecret", "..%2Fsecret.eml", "%00.eml"])(
		"never opens %s",
		async (name) => {
			expect((await api("GET", `/api/test/mails/${name}`)).status).toBe(404);
		},
	);
});
