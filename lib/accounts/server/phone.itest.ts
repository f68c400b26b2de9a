import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { withPasskey } from "@/tests/support/authenticator";
import { database } from "@/tests/support/database";
import { tokenIn, waitForMail } from "@/tests/support/mails";
import { newCustomer, newStaff } from "@/tests/support/people";
import { begin, codeFor, confirm, messagesTo, newByNumber, newNumber } from "@/tests/support/phones";
import { newProduct, testAddress } from "@/tests/support/products";
import { orderedCash, ordersOf } from "@/tests/support/shopping";

const WRONG = { status: 400, json: { message: "This code is wrong or has expired" } };
const PASSWORD = "Kinnow-Season-7";
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();
const isTold = (phone: string) =>
	expect
		.poll(async () => (await messagesTo(phone)).at(-1)?.text)
		.toMatch(/^How you log in to Sabz was changed just now\./);
const me = async (cookies: string) => (await api("GET", "/api/user/check-auth", { cookies })).json.user;

const product = await newProduct({ offerPrice: 500 });
const packer = await newStaff("packer");
const { firstName: _first, lastName: _last, phoneNumber: _phone, ...place } = testAddress;
async function orderByPhone(phone: string, key = crypto.randomUUID()): Promise<string> {
	const { json, status } = await api("POST", "/api/order/phone", {
		cookies: packer.cookies,
		headers: { "idempotency-key": key },
		body: {
			customer: { name: "Rubina Akhtar", phone },
			items: [{ product, quantity: 4 }],
			address: place,
		},
	});
	expect(status, JSON.stringify(json)).toBe(201);
	return String(Object(json.order)._id);
}
const idsOf = async ({ cookies }: { cookies: string }) =>
	(await ordersOf({ cookies })).map(({ _id }) => _id).toSorted();

describe("a code", () => {
	test("is asked for in every spelling, once in half a minute, and ends the one before", async () => {
		const phone = newNumber();
		const digits = phone.slice(3);
		const urdu = `۰${[...digits].map((digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)]).join("")}`;
		const first = await codeFor(phone);
		for (const written of [
			`0${digits}`,
			`0092 ${digits}`,
			urdu,
			`+92-${digits.slice(0, 3)} ${digits.slice(3)}`,
		]) {
			const answer = await begin(written);
			expect(answer.status, written).toBe(429);
			expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(30);
		}
		for (const written of ["", "12", digits, `+1${digits}`, "0412-1234567", { $ne: "" }])
			expect(await begin(String(written))).toMatchObject({
				status: 400,
				json: { message: "Please enter a valid mobile number (03XX-XXXXXXX)" },
			});
		const second = await codeFor(phone);
		if (first !== second) expect(await confirm({ phone, code: first })).toMatchObject(WRONG);
		expect((await confirm({ phone, code: second })).json).toMatchObject({ needsName: true });
	});

	test("goes once however many ask at once, and is stored as a hash", async () => {
		const phone = newNumber();
		const answers = await Promise.all(Array.from({ length: 8 }, () => begin(phone)));
		expect(statuses(answers)).toEqual([200, ...Array(7).fill(429)]);
		await expect.poll(async () => (await messagesTo(phone)).length).toBe(1);
		const code = /\d{6}/.exec((await messagesTo(phone))[0]?.text ?? "")?.[0] ?? "";
		const db = await database();
		const kept = [
			await db.collection("phonecodes").find().toArray(),
			await db.collection("outgoingmessages").find().toArray(),
		];
		expect(JSON.stringify(kept)).not.toContain(code);
	});

	test("is good for five tries, also of many at once, and once", async () => {
		const phone = newNumber();
		const code = await codeFor(phone);
		const wrong = await Promise.all(Array.from({ length: 5 }, () => confirm({ phone, code: another(code) })));
		expect(wrong.map(({ status }) => status)).toEqual(Array(5).fill(400));
		expect(await confirm({ phone, code, name: "Sana" }), "the sixth").toMatchObject(WRONG);
		const good = await codeFor(phone);
		const at = await Promise.all(
			Array.from({ length: 4 }, () => confirm({ phone, code: good, name: "Sana" })),
		);
		expect(statuses(at)).toEqual([200, 400, 400, 400]);
	});
});

describe("a number", () => {
	test("is an account: it needs a name once, orders, and signs in again", async () => {
		const phone = newNumber();
		const code = await codeFor(phone);
		const asked = await confirm({ phone, code: `${code.slice(0, 3)} ${code.slice(3)}` });
		expect(asked).toMatchObject({ status: 200, cookies: "", json: { needsName: true } });
		const { json, cookies } = await confirm({ phone, code, name: "Rubina Akhtar" });
		const user = { name: "Rubina Akhtar", email: null, phone, isPhoneVerified: true, isVerified: true };
		expect(json).toMatchObject({ isNew: true, user });
		const items = [{ product, quantity: 4 }];
		await orderedCash({ cookies }, items);
		const pay = { items, address: testAddress, amount: 2100, userPhone: "03001234567" };
		expect((await api("POST", "/api/payment/jazzcash", { cookies, body: pay })).status).toBe(200);
		const again = await confirm({ phone, code: await codeFor(phone) });
		expect(again.json).toMatchObject({ isNew: false, user });
		expect(await idsOf(again)).toHaveLength(1);
	});

	test("takes along the orders by phone from it, once, also those of the same moment", async () => {
		const phone = newNumber();
		const before = await orderByPhone(phone, "one-key");
		const code = await codeFor(phone);
		const [answer, ...made] = await Promise.all([
			confirm({ phone, code, name: "Rubina Akhtar" }),
			...Array.from({ length: 4 }, () => orderByPhone(phone)),
		]);
		expect(answer.json.joined).toBeGreaterThanOrEqual(1);
		const after = await orderByPhone(phone);
		expect(await orderByPhone(phone, "one-key"), "the same key is the same order").toBe(before);
		expect(await idsOf(answer)).toEqual([before, ...made, after].toSorted());
		const db = await database();
		expect(
			await db.collection("orders").countDocuments({
				"address.phoneNumber": `0${phone.slice(3, 6)}-${phone.slice(6)}`,
				isCallers: true,
			}),
		).toBe(0);
	});

	test("is added to one account, by its password, and told by mail; nobody else takes it", async () => {
		const { phone } = await newByNumber();
		const customer = await newCustomer();
		const wanted = { phone, code: await codeFor(phone, customer.cookies) };
		expect(await confirm(wanted, customer.cookies)).toMatchObject({
			status: 400,
			json: { message: "Current password is incorrect" },
		});
		const { password } = customer;
		expect(
			await confirm({ ...wanted, code: another(wanted.code), password }, customer.cookies),
		).toMatchObject(WRONG);
		expect(await confirm({ ...wanted, password }, customer.cookies)).toMatchObject({
			status: 409,
			json: { message: "This number belongs to another account" },
		});
		const own = newNumber();
		await orderByPhone(own);
		const added = await confirm(
			{ phone: own, code: await codeFor(own, customer.cookies), password },
			customer.cookies,
		);
		expect(added.json).toMatchObject({
			user: { email: customer.email, phone: own },
			isNew: false,
			joined: 1,
		});
		expect((await waitForMail(customer.email)).subject).toBe("A number was added to your Sabz account");
		const remove = (secret: string) =>
			api("DELETE", "/api/user/phone", { cookies: customer.cookies, body: { password: secret } });
		expect((await remove("wrong")).status).toBe(400);
		const byWhatsApp = { cookies: customer.cookies, body: { notifyBy: "whatsapp" } };
		expect((await api("PUT", "/api/user/update-profile", byWhatsApp)).status).toBe(200);
		const removals = await Promise.all([remove(password), remove(password)]);
		expect(statuses(removals)).toEqual([200, 409]);
		const left = removals.find(({ status }) => status === 200)?.json.user;
		expect(left).toEqual(await me(customer.cookies));
		expect(left).toMatchObject({ phone: null, isVerified: true, notifyBy: "email" });
		await isTold(own);
		await orderByPhone(own);
		expect(await idsOf(customer), "who calls then is somebody new").toHaveLength(1);
	});

	test("of two accounts at once becomes one's", async () => {
		const phone = newNumber();
		const [one, two] = [await newCustomer(), await newCustomer()];
		const code = await codeFor(phone);
		const answers = await Promise.all(
			[one, two].map(({ cookies, password }) => confirm({ phone, code, password }, cookies)),
		);
		expect(statuses(answers)).toEqual([200, 400]);
		const db = await database();
		expect(await db.collection("users").countDocuments({ phone })).toBe(1);
	});

	test("makes no account where it was to be added and the session has ended", async () => {
		const [phone, { cookies, password }] = [newNumber(), await newCustomer()];
		const code = await codeFor(phone, cookies);
		await api("GET", "/api/user/logout", { cookies });
		for (const said of [password, ""])
			expect(await confirm({ phone, code, name: "Sana", password: said }, cookies)).toMatchObject({
				status: 401,
				json: { message: "Please login to continue" },
			});
		expect((await confirm({ phone, code })).json, "nor is the code used").toMatchObject({ needsName: true });
	});

	test("is not added while the e-mail is unverified", async () => {
		const { cookies } = await newCustomer({ isVerified: false });
		expect((await begin(newNumber(), cookies)).status).toBe(403);
		expect((await confirm({ phone: newNumber(), code: "123456" }, cookies)).status).toBe(403);
	});
});

describe("an account without an e-mail", () => {
	const newEmail = () => `new-${crypto.randomUUID()}@sabz-tests.pk`;
	const ask = (email: string, cookies: string) =>
		api("POST", "/api/user/email", { cookies, body: { email } });
	const open = (token: string, cookies?: string) =>
		api("GET", `/api/user/verify-email/${token}`, { cookies });

	test("keeps its number, whatever stands for the password", async () => {
		const { cookies } = await newByNumber();
		for (const body of [{}, { password: PASSWORD }])
			expect((await api("DELETE", "/api/user/phone", { cookies, body })).status).toBe(409);
	});

	test("gets one by a link that only its own browser opens; a reset then takes a later number away", async () => {
		const { phone, cookies } = await newByNumber();
		const later = newNumber();
		expect(
			(await confirm({ phone: later, code: await codeFor(later, cookies) }, cookies)).json.user?.phone,
		).toBe(later);
		await isTold(phone);
		const [email, stranger] = [newEmail(), await newCustomer()];
		expect((await ask(email, cookies)).status).toBe(200);
		const mail = await waitForMail(email);
		expect(mail.subject, "nobody registers").toBe("Confirm your email for Sabz");
		const token = tokenIn(mail, "verify-email");
		expect((await open(token)).status).toBe(400);
		expect((await open(token, stranger.cookies)).status).toBe(400);
		expect((await open(token, cookies)).status).toBe(200);
		expect(await me(cookies)).toMatchObject({ email, phone: later, notifyBy: "whatsapp" });
		await isTold(later);
		expect(await ask(newEmail(), cookies)).toMatchObject({
			status: 409,
			json: { message: "Email address cannot be changed" },
		});
		await api("POST", "/api/user/forgot-password", { body: { email } });
		const link = tokenIn(await waitForMail(email, 2), "reset-password");
		expect(
			(await api("POST", `/api/user/reset-password/${link}`, { body: { password: PASSWORD } })).status,
		).toBe(200);
		const login = await api("POST", "/api/user/login", { body: { email, password: PASSWORD } });
		expect(login.json.user).toMatchObject({ email, phone: null });
		expect((await confirm({ phone, code: await codeFor(phone) })).json.needsName).toBe(true);
	});

	test("asks for another's address in vain, or for a throw-away one; its owner alone is told", async () => {
		const { cookies } = await newByNumber();
		const { email } = await newCustomer();
		const answers = await Promise.all([email, newEmail(), "a@mailinator.com"].map((to) => ask(to, cookies)));
		expect(answers.map(({ status, json }) => ({ status, json }))).toEqual(
			Array(3).fill({ status: 200, json: answers[1]?.json }),
		);
		const mail = await waitForMail(email);
		expect(mail.subject).toBe("Your email and Sabz");
		expect(mail.text).not.toContain("verify-email");
	});

	test("is told that it has a passkey, where there is no address to mail to", async () => {
		const { phone, cookies } = await newByNumber();
		await withPasskey("user", cookies, { code: await codeFor(phone) });
		await isTold(phone);
	});

	test("sets its first password, reads its data and goes by a fresh code", async () => {
		const { phone, cookies } = await newByNumber();
		expect(await api("GET", "/api/user/data", { cookies })).toMatchObject(WRONG);
		const written = (await database()).collection("contactmessages");
		const message = { phone, name: "Rubina", email: "", subject: "" };
		for (const [text, createdAt] of [
			["Mine", new Date()],
			["Before I had an account", new Date(0)],
		])
			await written.insertOne({ ...message, message: text, whatsAppId: crypto.randomUUID(), createdAt });
		const data = await api("GET", `/api/user/data?code=${await codeFor(phone)}`, { cookies });
		expect(data.json).toMatchObject({
			profile: { phone },
			messages: [{ channel: "whatsapp", text: "Mine" }, { text: "Before I had an account" }],
		});
		const goes = (body: object) => api("DELETE", "/api/user/account", { cookies, body });
		expect(await goes({})).toMatchObject({ ...WRONG, json: { errors: { code: WRONG.json.message } } });
		expect(await goes({ code: "000000" })).toMatchObject(WRONG);
		expect((await goes({ code: await codeFor(phone) })).status).toBe(200);
		const next = await newByNumber(phone);
		expect(next.answer.json.isNew).toBe(true);
		const change = { code: await codeFor(phone), newPassword: PASSWORD };
		const first = await api("PUT", "/api/user/change-password", { cookies: next.cookies, body: change });
		expect(first.status).toBe(200);
		await isTold(phone);
		const body = { code: await codeFor(phone), newPassword: PASSWORD };
		expect((await api("PUT", "/api/user/change-password", { cookies: first.cookies, body })).status).toBe(
			400,
		);
	});
});
