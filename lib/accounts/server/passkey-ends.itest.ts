import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { newAuthenticator, withPasskey } from "@/tests/support/authenticator";
import { database } from "@/tests/support/database";
import { mailsTo, tokenIn, waitForMail } from "@/tests/support/mails";
import { newCustomer, newStaff, type TestCustomer } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";

const NEW = "Kinnow-Season-7";
const REFUSED = { status: 401, json: { message: "This passkey was not accepted" } };
const WRONG = "Current password is incorrect";

const begin = (side: "user" | "seller", cookies: string, body?: unknown) =>
	api("POST", `/api/${side}/passkeys/begin`, { cookies, body });

async function reset({ email }: TestCustomer): Promise<void> {
	await api("POST", "/api/user/forgot-password", { body: { email } });
	await expect.poll(async () => (await mailsTo(email)).some(isReset)).toBe(true);
	const mail = (await mailsTo(email)).find(isReset);
	if (!mail) throw new Error("unreachable: the poll above waits for the mail");
	const token = tokenIn(mail, "reset-password");
	const answer = await api("POST", `/api/user/reset-password/${token}`, { body: { password: NEW } });
	expect(answer.status).toBe(200);
}
const isReset = ({ subject }: { subject?: string }) => subject === "Set a new password for Sabz";

describe("adding a passkey", () => {
	test.each(["user", "seller"] as const)("asks the %s for the password", async (side) => {
		const { cookies, password } = side === "user" ? await newCustomer() : await newStaff("packer");
		expect(await begin(side, cookies, { password: "Wrong-One-1" })).toMatchObject({
			status: 400,
			json: { message: WRONG, errors: { password: WRONG } },
		});
		expect(await begin(side, cookies, {})).toMatchObject({
			status: 400,
			json: { errors: { password: "Password is required" } },
		});
		expect((await begin(side, cookies, { password: { $ne: "" } })).status).toBe(400);
		expect((await begin(side, cookies, { password })).status).toBe(200);
	});

	test.each(["user", "seller"] as const)("is told the %s by mail", async (side) => {
		const { cookies, password, email } = side === "user" ? await newCustomer() : await newStaff("packer");
		const device = await withPasskey(side, cookies, { password });
		expect((await device.login(side)).status).toBe(200);
		const mail = await waitForMail(email);
		expect(mail.subject).toBe("A passkey was added to your Sabz account");
		expect(mail.text).toMatch(/without\s+your\s+password/);
	});

	test("is told in the language of the account", async () => {
		const { cookies, password, email } = await newCustomer();
		await api("PUT", "/api/user/update-profile", { cookies, body: { language: "ur" } });
		await withPasskey("user", cookies, { password });
		expect((await waitForMail(email)).subject).toContain("پاس کی");
	});

	test("is refused to an account whose address nobody has proved", async () => {
		const { cookies, password } = await newCustomer({ isVerified: false });
		expect(await begin("user", cookies, { password })).toMatchObject({
			status: 403,
			json: { message: "Please verify your email before adding a passkey" },
		});
	});
});

describe("a customer's passkey", () => {
	test("and all that was saved before the address was proved end when its owner resets the password", async () => {
		const squatter = await newCustomer({ isVerified: false });
		const saved = await api("POST", "/api/user/address", {
			cookies: squatter.cookies,
			body: testAddress,
		});
		expect(saved.status, saved.text).toBe(201);
		const review = { productId: await newProduct(), name: "Somebody", rating: 1, comment: "Sour" };
		const write = (cookies: string) => api("POST", "/api/reviews", { cookies, body: review });
		expect((await write(squatter.cookies)).status).toBe(201);
		const settings = { stepMails: false };
		await api("PUT", "/api/user/mail-settings", { cookies: squatter.cookies, body: settings });
		await reset(squatter);
		const login = await api("POST", "/api/user/login", { body: { email: squatter.email, password: NEW } });
		const data = await api("GET", "/api/user/data", { cookies: login.cookies });
		expect(data.json).toMatchObject({ addresses: [], passkeys: [], reviews: [] });
		expect((await write(login.cookies)).status, "the product is not reviewed yet").toBe(201);
		const mails = await api("GET", "/api/user/mail-settings", { cookies: login.cookies });
		expect(mails.json).toMatchObject({ settings: { stepMails: true } });
	});

	test("ends with a reset of the password; addresses of whoever is verified stay", async () => {
		const customer = await newCustomer();
		const device = await withPasskey("user", customer.cookies, customer);
		await api("POST", "/api/user/address", { cookies: customer.cookies, body: testAddress });
		expect((await device.login("user")).status).toBe(200);
		await reset(customer);
		expect(await device.login("user")).toMatchObject(REFUSED);
		const { cookies } = await api("POST", "/api/user/login", {
			body: { email: customer.email, password: NEW },
		});
		const data = await api("GET", "/api/user/data", { cookies });
		expect(data.json).toMatchObject({ addresses: [{ city: testAddress.city }], passkeys: [] });
	});

	test("ends with a logout on every device", async () => {
		const customer = await newCustomer();
		const device = await withPasskey("user", customer.cookies, customer);
		const answer = await api("POST", "/api/user/logout-everywhere", { cookies: customer.cookies });
		expect(answer.status).toBe(200);
		expect(await device.login("user")).toMatchObject(REFUSED);
	});

	test("stays when the password is changed", async () => {
		const customer = await newCustomer();
		const device = await withPasskey("user", customer.cookies, customer);
		const changed = await api("PUT", "/api/user/change-password", {
			cookies: customer.cookies,
			body: { currentPassword: customer.password, newPassword: NEW },
		});
		expect(changed.status).toBe(200);
		expect((await device.login("user")).status).toBe(200);
	});

	test("that was begun in a session which has ended since is not added", async () => {
		const customer = await newCustomer();
		const begun = await begin("user", customer.cookies, customer);
		await api("POST", "/api/user/logout-everywhere", { cookies: customer.cookies });
		const device = newAuthenticator();
		expect((await device.add("user", customer.cookies, begun)).status).toBe(401);
		const passkeys = (await database()).collection<{ _id: string }>("passkeys");
		expect(await passkeys.countDocuments({ _id: device.id })).toBe(0);
	});
});
