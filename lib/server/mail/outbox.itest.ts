import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import mongoose, { Types } from "mongoose";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { Notification, OutgoingMail } from "@/models/notifications";
import { MailServer } from "@/tests/support/mail-server";
import { ownDatabase } from "@/tests/support/own-database";
import { queueMails } from "@/tests/support/queue-mails";
import { env as settings } from "../platform/env";
import { readMailHealth, sendWaiting } from "./outbox";

const server = new MailServer();
let counter = 0;

function newMail(fields: { to?: string; notification?: string } = {}) {
	counter += 1;
	const text = "Salam, سلام";
	return {
		key: `test:${counter}`,
		to: "sana@inbox.pk",
		subject: "Mangoes",
		html: `<p>${text}</p>`,
		text,
		...fields,
	};
}

const stored = (key: string) => OutgoingMail.findOne({ key }).lean();
/** As if the time until the next try, or the lease of a process that died, had passed. */
const letTimePass = () => OutgoingMail.updateMany({ state: "waiting" }, { nextTryAt: new Date(0) });

function secondInstance(): ChildProcess {
	const args = ["--conditions=react-server", "--import", "tsx", "tests/support/outbox-process.ts"];
	return spawn(process.execPath, args, { env: process.env, stdio: "ignore" });
}

/** Waits until the sender of this process has nothing left to do. */
async function settled(key: string, state: string): Promise<void> {
	await expect.poll(async () => (await stored(key))?.state, { timeout: 10_000 }).toBe(state);
}

ownDatabase(async () => {
	await server.open();
	return { SMTP_URL: server.url, MAIL_FROM: "Sabz <salam@sabz.test>" };
});
beforeEach(() => {
	server.rules = {};
	server.mails.length = 0;
});
afterAll(() => server.close());

describe("the mail outbox", () => {
	test("brings a mail to a mail server, whole", async () => {
		const mail = newMail();
		await queueMails({ ...mail, replyTo: "ali@inbox.pk" });
		await settled(mail.key, "sent");
		expect(server.mails).toHaveLength(1);
		expect(server.mails[0]).toMatchObject({
			from: { name: "Sabz", address: "salam@sabz.test" },
			to: [{ address: "sana@inbox.pk" }],
			replyTo: [{ address: "ali@inbox.pk" }],
			subject: "Mangoes",
			html: expect.stringContaining("<p>Salam, سلام</p>"),
			text: expect.stringContaining("Salam, سلام"),
			messageId: expect.stringMatching(/^<[0-9a-f]{32}@sabz\.test>$/),
		});
	});

	test("sends one mail for an event that is told twice", async () => {
		const mail = newMail();
		await Promise.all([queueMails(mail), queueMails(mail), queueMails(mail)]);
		await settled(mail.key, "sent");
		await queueMails(mail);
		await sendWaiting();
		expect(server.mails).toHaveLength(1);
	});

	test("keeps a mail while the mail server is down, and waits longer each time", async () => {
		await server.close();
		const mail = newMail();
		await queueMails(mail);
		await expect.poll(async () => (await stored(mail.key))?.lastError).toMatch(/ECONNREFUSED|connect/);
		const first = await stored(mail.key);
		expect(first).toMatchObject({ state: "waiting", attempts: 1 });
		await letTimePass();
		await sendWaiting();
		const second = await stored(mail.key);
		const waits = [first, second].map((doc) => Number(doc?.nextTryAt) - Date.now());
		expect(waits[1]).toBeGreaterThan(3 * (waits[0] ?? Number.NaN));
		expect((await readMailHealth()).late).toBe(0);
		const { collection } = OutgoingMail;
		await collection.updateOne({ key: mail.key }, { $set: { createdAt: new Date(Date.now() - 400_000) } });
		expect(await readMailHealth()).toEqual({ late: 1, error: second?.lastError });
		await server.open();
		await letTimePass();
		await sendWaiting();
		expect(await stored(mail.key)).toMatchObject({ state: "sent", attempts: 3 });
		expect(server.mails).toHaveLength(1);
	});

	test("keeps nobody waiting for a mail server that takes calls and says nothing", async () => {
		const sockets: Socket[] = [];
		const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
		await once(silent, "listening");
		const address = silent.address();
		const { SMTP_URL } = settings();
		const port = address !== null && typeof address === "object" ? address.port : 0;
		settings().SMTP_URL = `smtp://127.0.0.1:${port}`;
		const mail = newMail();
		await queueMails(mail);
		await expect.poll(() => sockets.length).toBe(1);
		// The mail is safe, and being tried, while the caller has long gone on.
		expect(await stored(mail.key)).toMatchObject({ state: "waiting", attempts: 1 });
		silent.close();
		for (const socket of sockets) socket.destroy();
		await expect.poll(async () => (await stored(mail.key))?.lastError).toBeTruthy();
		settings().SMTP_URL = SMTP_URL;
		await letTimePass();
		await sendWaiting();
		await settled(mail.key, "sent");
	});

	test("gives up a mail whose recipient is refused for good", async () => {
		server.rules.unknown = ["nobody@inbox.pk"];
		const mail = newMail({ to: "nobody@inbox.pk" });
		await queueMails(mail);
		await settled(mail.key, "failed");
		await letTimePass();
		await sendWaiting();
		expect(await stored(mail.key)).toMatchObject({ state: "failed", attempts: 1 });
	});

	describe("with a link that opens an account", () => {
		const secret = "Zq7-a-link-that-opens-an-account";
		const newSecret = (fields: { to?: string } = {}) => {
			const link = `https://shop.example/reset-password/${secret}`;
			return { ...newMail(fields), isSecret: true, html: `<a href="${link}">Open</a>`, text: link };
		};
		/** Everything that the database holds of this mail, as whoever has stolen it reads it. */
		const readable = async (key: string) => JSON.stringify(await OutgoingMail.collection.findOne({ key }));

		test("brings it whole, and nobody reads it in the database, waiting or sent", async () => {
			await server.close();
			const mail = newSecret();
			await queueMails(mail);
			await expect.poll(async () => (await stored(mail.key))?.lastError, { timeout: 10_000 }).toBeTruthy();
			expect(await readable(mail.key)).not.toMatch(new RegExp(`${secret}|reset-password|<a `));
			await server.open();
			await letTimePass();
			await sendWaiting();
			expect(server.mails[0]?.text?.trim()).toBe(mail.text);
			expect(server.mails[0]?.html).toContain(`href="${mail.text}"`);
			expect(await readable(mail.key)).not.toMatch(new RegExp(`${secret}|sealed|html`));
		});

		test("shows nothing of one that was given up, which can still be sent by hand", async () => {
			server.rules.unknown = ["nobody@inbox.pk"];
			const mail = newSecret({ to: "nobody@inbox.pk" });
			await queueMails(mail);
			await settled(mail.key, "failed");
			expect(await readable(mail.key)).not.toMatch(new RegExp(`${secret}|reset-password|<a `));
			server.rules = {};
			await OutgoingMail.updateOne(
				{ key: mail.key },
				{ state: "waiting", attempts: 0, nextTryAt: new Date(0) },
			);
			await sendWaiting();
			expect(server.mails[0]?.text?.trim()).toBe(mail.text);
		});

		test("goes out after the shop's secret was replaced, as long as the one before is named", async () => {
			await server.close();
			const [mail, lost] = [newSecret(), newSecret()];
			await queueMails(mail, lost);
			await expect.poll(async () => (await stored(lost.key))?.lastError, { timeout: 10_000 }).toBeTruthy();
			await server.open();
			const { JWT_SECRET } = settings();
			const only = (key: string) => OutgoingMail.updateOne({ key }, { nextTryAt: new Date(0) });
			Object.assign(settings(), { JWT_SECRET: "the-next-secret-of-more-than-32-letters" });
			await only(lost.key);
			await sendWaiting();
			expect(server.mails, "no mail without a text").toHaveLength(0);
			Object.assign(settings(), { JWT_SECRET_PREVIOUS: JWT_SECRET });
			await only(mail.key);
			await sendWaiting();
			expect(server.mails.map(({ text }) => text?.trim())).toEqual([mail.text]);
			Object.assign(settings(), { JWT_SECRET, JWT_SECRET_PREVIOUS: undefined });
			await OutgoingMail.deleteOne({ key: lost.key });
		});
	});

	test("forgets what any mail said once it is sent", async () => {
		const mail = newMail();
		await queueMails(mail);
		await settled(mail.key, "sent");
		expect(Object.keys((await stored(mail.key)) ?? {})).not.toEqual(
			expect.arrayContaining([expect.stringMatching(/^(html|text|sealed)$/)]),
		);
	});

	test("tells the notification once its mail went out, not before", async () => {
		const { _id } = await Notification.create({ type: "new_order", order: new Types.ObjectId() });
		const isEmailSent = async () => (await Notification.findById(_id).lean())?.isEmailSent;
		let before: boolean | undefined;
		server.rules.onMail = async () => {
			before = await isEmailSent();
		};
		const mail = newMail({ notification: String(_id) });
		await queueMails(mail);
		await settled(mail.key, "sent");
		expect([before, await isEmailSent()]).toEqual([false, true]);
	});

	test("sends once although two instances look at the same time", async () => {
		const mails = Array.from({ length: 10 }, () => newMail());
		server.rules.onMail = () => new Promise((done) => setTimeout(done, 150));
		await OutgoingMail.create(mails);
		await Promise.all([once(secondInstance(), "exit"), once(secondInstance(), "exit"), sendWaiting()]);
		expect(server.mails).toHaveLength(mails.length);
		expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
	});

	test("hands nothing over anew that it is still handing over, also when its lease has run out", async () => {
		const slow = newMail();
		const next = { ...newMail(), subject: "Kinnows" };
		let answer = () => {};
		const answered = new Promise<void>((done) => {
			answer = done;
		});
		const seen: (string | undefined)[] = [];
		server.rules.onMail = async ({ subject }) => {
			seen.push(subject);
			if (subject === slow.subject) await answered;
		};
		await queueMails(slow);
		await expect.poll(() => seen).toEqual([slow.subject]);
		await letTimePass();
		await queueMails(next);
		await settled(next.key, "sent");
		expect(seen).toEqual([slow.subject, next.subject]);
		expect(await stored(slow.key)).toMatchObject({ state: "waiting", attempts: 1 });
		answer();
		await sendWaiting();
		expect(await stored(slow.key)).toMatchObject({ state: "sent" });
		expect(server.mails).toHaveLength(2);
	});

	test("finds the next mail by an index that has them in order, however many wait", async () => {
		const asked: { filter: mongoose.mongo.Document; sort?: mongoose.mongo.Sort }[] = [];
		type Options = { sort?: mongoose.mongo.Sort };
		mongoose.set(
			"debug",
			(_collection: string, method: string, ...args: [mongoose.mongo.Document, object, Options]) => {
				if (method === "findOneAndUpdate") asked.push({ filter: args[0], sort: args[2].sort });
			},
		);
		await sendWaiting();
		mongoose.set("debug", false);
		expect(asked).not.toHaveLength(0);
		const later = { nextTryAt: new Date(Date.now() + 3_600_000) };
		await OutgoingMail.create(Array.from({ length: 50 }, () => ({ ...newMail(), ...later })));
		for (const { filter, sort } of asked) {
			const found = OutgoingMail.collection.find(filter, { sort, limit: 1 });
			const plan = JSON.stringify(await found.explain("executionStats"));
			expect(plan).toContain("IXSCAN");
			expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
			expect(JSON.parse(plan).executionStats.totalDocsExamined).toBe(0);
		}
		await OutgoingMail.deleteMany(later);
	});

	test("survives the death of the process that was sending", async () => {
		const mail = newMail();
		await OutgoingMail.create(mail);
		const seen: (string | undefined)[] = [];
		let instance: ChildProcess | undefined;
		server.rules.onMail = async ({ messageId }) => {
			seen.push(messageId);
			instance?.kill("SIGKILL");
			throw new Error("the sender died before it heard the answer");
		};
		instance = secondInstance();
		await once(instance, "exit");
		expect(await stored(mail.key)).toMatchObject({ state: "waiting", attempts: 1 });

		server.rules.onMail = async ({ messageId }) => {
			seen.push(messageId);
		};
		await sendWaiting();
		expect(server.mails, "nobody else takes it while the lease lasts").toHaveLength(0);
		await letTimePass();
		await sendWaiting();
		expect(server.mails).toHaveLength(1);
		expect(seen[0]).toBe(seen[1]);
		expect(await stored(mail.key)).toMatchObject({ state: "sent" });
	});
});
