import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { mailsTo, tokenIn, waitForMail } from "@/tests/support/mails";
import { newCustomer } from "@/tests/support/people";

const PASSWORD = "Mango-Chaunsa-9";
let counter = 0;

function newEmail(): string {
	counter += 1;
	return `new-${process.pid}-${Date.now()}-${counter}@sabz-tests.pk`;
}

const register = (body: unknown) => api("POST", "/api/user/register", { body });
const verify = (token: string) => api("GET", `/api/user/verify-email/${token}`);
const resend = (email: unknown) => api("POST", "/api/user/resend-verification", { body: { email } });
const account = async (email: string) => (await database()).collection("users").findOne({ email });

async function registered(): Promise<{ email: string; token: string }> {
	const email = newEmail();
	await register({ name: "Sana Iqbal", email, password: PASSWORD });
	return { email, token: tokenIn(await waitForMail(email), "verify-email") };
}

describe("registering", () => {
	test("makes an unverified account and mails its link", async () => {
		const email = newEmail();
		const answer = await register({
			name: "  Sana Iqbal ",
			email: ` ${email.toUpperCase()} `,
			password: PASSWORD,
		});
		expect(answer).toMatchObject({
			status: 201,
			cookies: "",
			json: {
				success: true,
				message: "Registration successful! Please check your email to verify your account.",
			},
		});
		const mail = await waitForMail(email);
		expect(mail.html).toContain(`/verify-email/${tokenIn(mail, "verify-email")}"`);
		const stored = await account(email);
		expect(stored).toMatchObject({ name: "Sana Iqbal", isVerified: false });
		expect(stored?.passwordHash).toMatch(/^\$2[aby]\$12\$/);
		expect(JSON.stringify(stored)).not.toContain(tokenIn(mail, "verify-email"));
	});

	test("on a page in Urdu is answered by a mail in Urdu, whose link leads to pages in Urdu", async () => {
		const email = newEmail();
		const body = { name: "ثنا", email, password: PASSWORD };
		await api("POST", "/api/user/register", { body, headers: { "accept-language": "ur" } });
		const mail = await waitForMail(email);
		expect(mail.html).toContain('<html lang="ur" dir="rtl">');
		expect(mail.text).toContain(`/ur/verify-email/${tokenIn(mail, "verify-email")}`);
		await api("POST", "/api/user/forgot-password", { body: { email } });
		const second = await waitForMail(email, 2);
		expect(second.html).toContain('<html lang="ur" dir="rtl">');
		expect(second.text).toContain(`/ur/reset-password/${tokenIn(second, "reset-password")}`);
	});

	const refused: [what: string, fields: Record<string, unknown>, field: string, message: string][] = [
		["a short name", { name: " S " }, "name", "Name must be at least 2 characters long"],
		[
			"digits in the name",
			{ name: "Sana 2" },
			"name",
			"Name can only contain letters, spaces, hyphens, and apostrophes",
		],
		["no e-mail address", { email: "sana@shop" }, "email", "Please enter a valid email address"],
		["an operator for an address", { email: { $gt: "" } }, "email", "Please enter a valid email address"],
		["a short password", { password: "Aa1!" }, "password", "Password must be at least 8 characters long"],
		[
			"a weak password",
			{ password: "mangomango" },
			"password",
			"Please use a stronger password with uppercase, lowercase, numbers, and special characters",
		],
		[
			"a password that bcrypt cannot read whole",
			{ password: `Aa1!${"آ".repeat(35)}` },
			"password",
			"Password must be at most 72 bytes long",
		],
		[
			"a disposable address",
			{ email: "sana@mailinator.com" },
			"email",
			"Temporary or disposable email addresses are not allowed",
		],
	];
	test.each(refused)("refuses %s", async (_what, fields, field, message) => {
		const good = { name: "Sana Iqbal", email: newEmail(), password: PASSWORD };
		expect(await register({ ...good, ...fields })).toMatchObject({
			status: 400,
			json: { success: false, message, errors: { [field]: message } },
		});
	});

	test("takes names in every script", async () => {
		const answer = await register({ name: "ثنا اقبال", email: newEmail(), password: PASSWORD });
		expect(answer.status).toBe(201);
	});

	test("refuses an address that has an account, however it is written", async () => {
		const { email } = await newCustomer();
		const message = "An account with this email already exists";
		expect(
			await register({ name: "Sana", email: ` ${email.toUpperCase()}`, password: PASSWORD }),
		).toMatchObject({ status: 409, json: { message, errors: { email: message } } });
	});

	test("makes one account of two that are asked for in the same moment", async () => {
		const body = { name: "Sana", email: newEmail(), password: PASSWORD };
		const answers = await Promise.all([register(body), register(body), register(body)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
		await waitForMail(body.email);
	});
});

describe("a verification link", () => {
	test("verifies its account, and stays calm when it is opened again", async () => {
		const { email, token } = await registered();
		expect(await verify(token)).toMatchObject({ status: 200, json: { success: true } });
		expect(await account(email)).toMatchObject({ isVerified: true });
		expect(await verify(token)).toMatchObject({ status: 200, json: { success: true } });
	});

	const dead = { status: 400, json: { message: "The verification link is invalid or has expired." } };

	test("that nobody was sent does nothing", async () => {
		for (const token of ["x", "%24gt", "a".repeat(2000), "verification"]) {
			expect(await verify(token)).toMatchObject(dead);
		}
	});

	test("dies after a day", async () => {
		const { email, token } = await registered();
		const users = (await database()).collection("users");
		const stored = await account(email);
		const life = stored?.verification.expiresAt.getTime() - Date.now();
		expect(life).toBeGreaterThan(23.9 * 3_600_000);
		expect(life).toBeLessThanOrEqual(24 * 3_600_000);
		await users.updateOne({ email }, { $set: { "verification.expiresAt": new Date(Date.now() - 1) } });
		expect(await verify(token)).toMatchObject(dead);
		expect(await account(email)).toMatchObject({ isVerified: false });
	});

	test("dies when a new one is asked for", async () => {
		const { email, token } = await registered();
		await resend(email);
		const newer = tokenIn(await waitForMail(email, 2), "verify-email");
		expect(await verify(token)).toMatchObject(dead);
		expect((await verify(newer)).status).toBe(200);
	});
});

describe("asking for the mail again", () => {
	test("answers the same for every address, and mails only where it helps", async () => {
		const { email } = await registered();
		const verified = await newCustomer();
		const nobody = newEmail();
		const answers = await Promise.all([email, verified.email, nobody].map(resend));
		for (const { status, json } of answers) {
			expect(status).toBe(200);
			expect(json).toEqual(answers[0]?.json);
			expect(json.message).toMatch(/^If your email exists in our system/);
		}
		await waitForMail(email, 2);
		expect(await mailsTo(verified.email)).toHaveLength(0);
		expect(await mailsTo(nobody)).toHaveLength(0);
	});

	test.each(["", "   ", undefined, 7])("needs an address: %j", async (email) => {
		expect(await resend(email)).toMatchObject({
			status: 400,
			json: { message: "Please enter your email address" },
		});
	});
});
