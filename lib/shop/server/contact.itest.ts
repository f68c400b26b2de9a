import { describe, expect, it } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { mailsTo } from "@/tests/support/mails";

const seller = () => process.env.SELLER_EMAIL ?? "seller@sabz.example";
let counter = 0;

function newMessage(fields: Record<string, unknown> = {}) {
	counter += 1;
	return {
		name: "Sana Iqbal",
		email: `sana-${process.pid}-${Date.now()}-${counter}@sabz-tests.pk`,
		phone: "0300-1234567",
		subject: "Onions <for> a wedding",
		message: "20 kg, please.\nCan you come by six?",
		inquiryType: "order",
		...fields,
	};
}

const send = (body: unknown) => api("POST", "/api/contact", { body });

async function kept(email: string) {
	const db = await database();
	return db.collection("contactmessages").find({ email }).toArray();
}

describe("POST /api/contact", () => {
	it("keeps the message and mails it to the shop, with the sender to answer to", async () => {
		const message = newMessage();
		const { status, json } = await send(message);
		expect(status).toBe(201);
		expect(json).toEqual({
			success: true,
			message: "Thank you for your message. We will reply within 24 hours.",
		});
		expect(await kept(message.email)).toMatchObject([message]);

		const mailsFromSender = async () =>
			(await mailsTo(seller())).filter((mail) =>
				mail.replyTo?.some(({ address }) => address === message.email),
			);
		await expect.poll(async () => (await mailsFromSender()).length, { timeout: 10_000 }).toBe(1);
		const [mail] = await mailsFromSender();
		expect(mail?.subject).toBe("My order: Onions <for> a wedding");
		expect(mail?.text).toContain("> 20 kg, please.");
		expect(mail?.html).not.toContain("Onions <for>");
	});

	it("refuses what breaks a rule beside its field, and keeps nothing", async () => {
		const message = newMessage({ message: { $gt: "" } });
		const sentence = "Please enter your message";
		const { status, json } = await send(message);
		expect(status).toBe(400);
		expect(json).toMatchObject({ success: false, message: sentence, errors: { message: sentence } });
		expect(await kept(message.email)).toEqual([]);
	});
});
