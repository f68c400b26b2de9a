import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { resetMail } from "@/lib/accounts/server/account-mail";
import { OutgoingMail } from "@/models/notifications";
import { MailServer } from "@/tests/support/mail-server";
import { ownDatabase } from "@/tests/support/own-database";
import { queueMails } from "@/tests/support/queue-mails";
import { sendWaiting } from "./outbox";

const server = new MailServer();

ownDatabase(async () => {
	await server.open();
	return { SMTP_URL: server.url, MAIL_FROM: "Sabz <salam@sabz.test>" };
});
beforeEach(() => {
	server.rules = {};
	server.mails.length = 0;
});
afterAll(() => server.close());

let counter = 0;

function newMail() {
	counter += 1;
	const text = "Salam";
	return { key: `rush:${counter}`, to: "sana@inbox.pk", subject: "Mangoes", html: `<p>${text}</p>`, text };
}

describe("in a rush of 500 mails, at a server that takes 300 ms for each", () => {
	let atOnce: number;
	let most: number;
	beforeEach(async () => {
		[atOnce, most] = [0, 0];
		server.rules.onMail = async () => {
			atOnce += 1;
			most = Math.max(most, atOnce);
			await new Promise((done) => setTimeout(done, 300));
			atOnce -= 1;
		};
		await queueMails(...Array.from({ length: 500 }, () => newMail()));
		await expect.poll(() => server.mails.length).toBeGreaterThan(0);
	});
	afterEach(async () => {
		await OutgoingMail.deleteMany({ state: "waiting" });
		await sendWaiting();
	});

	test("hands over within two seconds what a person is waiting for", async () => {
		const to = "bilal@inbox.pk";
		await queueMails(resetMail({ name: "Bilal", email: to }, "https://shop.example/reset/1", "1"));
		const isThere = () => server.mails.some(({ to: all }) => all?.some(({ address }) => address === to));
		await expect.poll(isThere, { timeout: 2_000, interval: 20 }).toBe(true);
		expect(await OutgoingMail.countDocuments({ state: "waiting" })).toBeGreaterThan(400);
	});

	test("sends five at once, never more, each of them once", async () => {
		await expect.poll(() => most).toBe(5);
		await expect.poll(() => server.mails.length).toBeGreaterThan(15);
		expect(most).toBe(5);
		const ids = server.mails.map(({ messageId }) => messageId);
		expect(new Set(ids).size).toBe(ids.length);
	});
});
