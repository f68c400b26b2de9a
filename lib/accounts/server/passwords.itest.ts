import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { mailsTo, tokenIn, waitForMail } from "@/tests/support/mails";
import { newCustomer, type TestCustomer } from "@/tests/support/people";

const NEW = "Kinnow-Season-7";

const login = ({ email }: TestCustomer, password: string) =>
	api("POST", "/api/user/login", { body: { email, password } });
const whoAmI = (cookies: string) => api("GET", "/api/user/check-auth", { cookies });
const forgot = (email: unknown) => api("POST", "/api/user/forgot-password", { body: { email } });
const reset = (token: string, password: unknown = NEW) =>
	api("POST", `/api/user/reset-password/${token}`, { body: { password } });
const change = (cookies: string, currentPassword: unknown, newPassword: unknown = NEW) =>
	api("PUT", "/api/user/change-password", { cookies, body: { currentPassword, newPassword } });

async function withResetLink(): Promise<{ customer: TestCustomer; token: string }> {
	const customer = await newCustomer();
	await forgot(customer.email);
	return { customer, token: tokenIn(await waitForMail(customer.email), "reset-password") };
}

describe("forgetting a password", () => {
	test("answers the same for every address, and mails only to an account", async () => {
		const { email } = await newCustomer();
		const nobody = `nobody-${Date.now()}@sabz-tests.pk`;
		const [known, unknown] = [await forgot(` ${email.toUpperCase()}`), await forgot(nobody)];
		expect(known.status).toBe(200);
		expect(unknown).toMatchObject({ status: 200, json: known.json });
		await waitForMail(email);
		expect(await mailsTo(nobody)).toHaveLength(0);
	});

	test.each(["", "sana@", null, { $gt: "" }])("needs an address: %j", async (email) => {
		expect(await forgot(email)).toMatchObject({
			status: 400,
			json: { message: "Please enter a valid email address" },
		});
	});
});

const dead = {
	status: 400,
	json: { message: "This reset link is invalid or has expired. Please request a new one." },
};

describe("a reset link", () => {
	test("sets a new password once, ends every session and says so by mail", async () => {
		const { customer, token } = await withResetLink();
		expect((await reset(token)).status).toBe(200);
		expect((await whoAmI(customer.cookies)).status).toBe(401);
		expect((await login(customer, customer.password)).status).toBe(401);
		expect((await login(customer, NEW)).status).toBe(200);
		expect((await waitForMail(customer.email, 2)).subject).toBe("Your Sabz password was changed");
		expect(await reset(token, "Another-One-8")).toMatchObject(dead);
		expect((await login(customer, NEW)).status).toBe(200);
	});

	test("is not used up by a password that breaks a rule", async () => {
		const { token } = await withResetLink();
		expect(await reset(token, "short")).toMatchObject({
			status: 400,
			json: { errors: { password: "Password must be at least 8 characters long" } },
		});
		expect((await reset(token)).status).toBe(200);
	});

	test("dies after an hour, and is stored as a hash only", async () => {
		const { customer, token } = await withResetLink();
		const users = (await database()).collection("users");
		const stored = await users.findOne({ email: customer.email });
		expect(JSON.stringify(stored)).not.toContain(token);
		const life = stored?.reset.expiresAt.getTime() - Date.now();
		expect(life).toBeGreaterThan(3_500_000);
		expect(life).toBeLessThanOrEqual(3_600_000);
		await users.updateOne(
			{ email: customer.email },
			{ $set: { "reset.expiresAt": new Date(Date.now() - 1) } },
		);
		expect(await reset(token)).toMatchObject(dead);
	});

	test("is nowhere to be read in the database, and neither is the one that verifies an address", async () => {
		const { customer, token } = await withResetLink();
		const email = `${Date.now()}-${customer.email}`;
		await api("POST", "/api/user/register", { body: { name: "Sana", email, password: NEW } });
		const verification = tokenIn(await waitForMail(email), "verify-email");
		const db = await database();
		for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
			const everything = JSON.stringify(await db.collection(name).find().toArray());
			expect(everything.includes(token), name).toBe(false);
			expect(everything.includes(verification), name).toBe(false);
		}
	});

	test("dies when a newer one is asked for, or the password is changed otherwise", async () => {
		const { customer, token } = await withResetLink();
		await forgot(customer.email);
		const newer = tokenIn(await waitForMail(customer.email, 2), "reset-password");
		expect(await reset(token)).toMatchObject(dead);
		await change(customer.cookies, customer.password);
		expect(await reset(newer)).toMatchObject(dead);
	});

	test("works for one of two who use it in the same moment", async () => {
		const { token } = await withResetLink();
		const answers = await Promise.all([reset(token), reset(token)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
	});

	test("that nobody was sent does nothing", async () => {
		expect(await reset("rubbish")).toMatchObject(dead);
	});
});

describe("changing the password", () => {
	test("keeps this session and ends the others", async () => {
		const customer = await newCustomer();
		const elsewhere = (await login(customer, customer.password)).cookies;
		const answer = await change(customer.cookies, customer.password);
		expect(answer).toMatchObject({ status: 200, json: { message: "Password changed successfully" } });
		expect((await whoAmI(answer.cookies)).status).toBe(200);
		expect((await whoAmI(customer.cookies)).status, "the cookie from before").toBe(401);
		expect((await whoAmI(elsewhere)).status).toBe(401);
		expect((await login(customer, NEW)).status).toBe(200);
		expect((await waitForMail(customer.email)).subject).toBe("Your Sabz password was changed");
	});

	const refused: [current: unknown, next: unknown, field: string, message: string][] = [
		["Wrong-One-1", NEW, "currentPassword", "Current password is incorrect"],
		["", NEW, "currentPassword", "Current password is required"],
		["Mango-Chaunsa-9", "", "newPassword", "New password is required"],
		["Mango-Chaunsa-9", "Aa1!", "newPassword", "Password must be at least 8 characters long"],
		[
			"Mango-Chaunsa-9",
			"mangomango",
			"newPassword",
			"Please use a stronger password with uppercase, lowercase, numbers, and special characters",
		],
	];
	test.each(refused)("refuses %j and %j", async (current, next, field, message) => {
		const { cookies } = await newCustomer();
		expect(await change(cookies, current, next)).toMatchObject({
			status: 400,
			json: { message, errors: { [field]: message } },
		});
		expect((await whoAmI(cookies)).status, "the session goes on").toBe(200);
	});
});
