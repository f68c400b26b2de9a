import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { tokenIn, waitForMail } from "@/tests/support/mails";
import { newStaff, sellerCookies, type TestStaff } from "@/tests/support/people";

const WRONG = "This code is not right";
const AGAIN = "Please enter your password again";
const STEP_MS = 30_000;

const login = ({ email, password }: TestStaff) =>
	api("POST", "/api/seller/login", { body: { email, password } });
const sendCode = (cookies: string, code: unknown) =>
	api("POST", "/api/seller/login/code", { cookies, body: { code } });
const begin = (cookies: string) => api("POST", "/api/seller/two-factor/begin", { cookies });
const confirm = (cookies: string, code: unknown) =>
	api("POST", "/api/seller/two-factor/confirm", { cookies, body: { code } });
const remove = (cookies: string, body: unknown) => api("DELETE", "/api/seller/two-factor", { cookies, body });
const checkAuth = (cookies: string) => api("GET", "/api/seller/check-auth", { cookies });

/** The code of the app, so many steps before or after now. */
const codeOf = (secret: unknown, steps = 0) =>
	TOTP.generate({
		secret: Secret.fromBase32(String(secret)),
		timestamp: Date.now() + steps * STEP_MS,
	});

/** Waits for the next step where this one is nearly over: a code of the step before would be too old on arrival. */
async function amidStep(): Promise<void> {
	const left = STEP_MS - (Date.now() % STEP_MS);
	if (left < 5_000) await new Promise((done) => setTimeout(done, left));
}

/** A code that is none of those that would be accepted. */
function wrongCode(secret: unknown): string {
	const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
	return (
		["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? ""
	);
}

const isList = (value: unknown): value is string[] => Array.isArray(value);

/** Somebody whose second factor was confirmed with the code of the step before, so that the present one is unused. */
async function protectedStaff() {
	const staff = await newStaff("packer");
	const { secret } = (await begin(staff.cookies)).json;
	await amidStep();
	const confirmed = await confirm(staff.cookies, codeOf(secret, -1));
	expect(confirmed.status).toBe(200);
	const { recoveryCodes } = confirmed.json;
	if (!isList(recoveryCodes)) throw new Error("no recovery codes");
	return { ...staff, cookies: confirmed.cookies, secret, recoveryCodes };
}

describe("switching it on", () => {
	test("begins with a secret and its picture, which count only after a code", async () => {
		const staff = await newStaff("packer");
		const begun = await begin(staff.cookies);
		expect(begun).toMatchObject({ status: 200, json: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
		expect(begun.json.uri).toBe(
			`otpauth://totp/Sabz:${encodeURIComponent(staff.email)}?issuer=Sabz&secret=${begun.json.secret}&algorithm=SHA1&digits=6&period=30`,
		);
		expect(begun.json.qr).toMatch(/^<svg/);
		expect((await login(staff)).json.needsCode, "not confirmed").toBeUndefined();

		// The last one has six UTF-16 units, and more bytes.
		for (const code of [wrongCode(begun.json.secret), "12", "abcdef", "\u{10000}!!!!"]) {
			expect(await confirm(staff.cookies, code)).toMatchObject({ status: 400, json: { message: WRONG } });
		}
		for (const code of [undefined, "", 123456, { $gt: "" }]) {
			expect(await confirm(staff.cookies, code)).toMatchObject({
				status: 400,
				json: { errors: { code: "Please enter the code" } },
			});
		}
		const confirmed = await confirm(staff.cookies, codeOf(begun.json.secret));
		expect(confirmed.status).toBe(200);
		const { recoveryCodes } = confirmed.json;
		expect(isList(recoveryCodes) && new Set(recoveryCodes).size).toBe(10);
	});

	test("a second time is refused, and without a beginning", async () => {
		const { cookies, secret } = await protectedStaff();
		expect((await begin(cookies)).status).toBe(409);
		expect((await confirm(cookies, codeOf(secret))).status).toBe(409);
		expect((await confirm((await newStaff("rider")).cookies, "123456")).status).toBe(409);
	});

	test("ends every other session of the member, and goes on in this one", async () => {
		const staff = await newStaff("packer");
		const stolen = (await login(staff)).cookies;
		const { secret } = (await begin(staff.cookies)).json;
		const confirmed = await confirm(staff.cookies, codeOf(secret));
		expect(confirmed.status).toBe(200);
		expect((await checkAuth(stolen)).status).toBe(401);
		expect((await checkAuth(staff.cookies)).status, "the cookie from before").toBe(401);
		expect((await checkAuth(confirmed.cookies)).status).toBe(200);
		expect((await waitForMail(staff.email)).subject).toBe("Your Sabz login asks for a code now");
	});

	test("has a passkey ask for a code too", async () => {
		const staff = await protectedStaff();
		const { cookies, password, secret, recoveryCodes } = staff;
		const ask = (body: unknown) => api("POST", "/api/seller/passkeys/begin", { cookies, body });
		expect(await ask({ password })).toMatchObject({
			status: 400,
			json: { errors: { code: "Please enter the code" } },
		});
		expect(await ask({ password, code: wrongCode(secret) })).toMatchObject({
			status: 400,
			json: { errors: { code: WRONG } },
		});
		const code = codeOf(secret);
		expect(await ask({ password: "Wrong-One-1", code })).toMatchObject({
			status: 400,
			json: { errors: { password: "Current password is incorrect" } },
		});
		expect((await ask({ password, code })).status).toBe(200);
		expect((await ask({ password, code })).status, "a code counts once").toBe(400);
		expect((await ask({ password, code: recoveryCodes[0] })).status).toBe(200);
	});

	test("beginning again replaces the secret", async () => {
		const { cookies } = await newStaff("packer");
		const first = (await begin(cookies)).json.secret;
		const second = (await begin(cookies)).json.secret;
		expect((await confirm(cookies, codeOf(first))).status).toBe(400);
		expect((await confirm(cookies, codeOf(second))).status).toBe(200);
	});

	test("leaves nothing in the database that opens anything", async () => {
		const { _id, secret, recoveryCodes } = await protectedStaff();
		const stored = JSON.stringify(await (await database()).collection("secondfactors").find().toArray());
		expect(stored).toContain(_id);
		expect(stored).not.toContain(String(secret));
		for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll("-", ""));
	});
});

describe("signing in", () => {
	test("asks for the code before there is a session", async () => {
		const staff = await protectedStaff();
		const asked = await login(staff);
		expect(asked).toMatchObject({ status: 200, json: { success: true, needsCode: true } });
		expect(asked.json).not.toHaveProperty("user");
		expect((await checkAuth(asked.cookies)).status).toBe(401);
		expect((await api("GET", "/api/order/seller", { cookies: asked.cookies })).status).toBe(401);
		const done = await sendCode(asked.cookies, ` ${codeOf(staff.secret).replace(/^.../, "$& ")}`);
		const user = { email: staff.email, role: "packer" };
		expect(done).toMatchObject({ status: 200, json: { user } });
		expect((await checkAuth(done.cookies)).json.user).toMatchObject(user);
		expect((await sendCode(asked.cookies, codeOf(staff.secret, 1))).status, "it is over").toBe(401);
	});

	test("accepts no code twice, and none from before the last one", async () => {
		const staff = await protectedStaff();
		// Both of one moment: a code's half minute may end in between.
		const [code, before] = [codeOf(staff.secret), codeOf(staff.secret, -1)];
		const attempts = await Promise.all([login(staff), login(staff), login(staff)]);
		const answers = await Promise.all(attempts.map(({ cookies }) => sendCode(cookies, code)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
		const { cookies } = await login(staff);
		for (const used of [code, before]) {
			expect(await sendCode(cookies, used)).toMatchObject({
				status: 401,
				json: { message: WRONG },
			});
		}
	});

	test("takes a recovery code once, also of two at the same moment", async () => {
		const staff = await protectedStaff();
		const [code = "", other = ""] = staff.recoveryCodes;
		const attempts = await Promise.all([login(staff), login(staff)]);
		const answers = await Promise.all(attempts.map(({ cookies }) => sendCode(cookies, code.toLowerCase())));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
		expect((await sendCode((await login(staff)).cookies, other)).status).toBe(200);
	});

	test("ends after five wrong codes, whatever comes then", async () => {
		const staff = await protectedStaff();
		const { cookies } = await login(staff);
		const wrong = wrongCode(staff.secret);
		const answers = await Promise.all(Array.from({ length: 5 }, () => sendCode(cookies, wrong)));
		for (const answer of answers) expect(answer).toMatchObject({ status: 401, json: { message: WRONG } });
		expect(await sendCode(cookies, codeOf(staff.secret))).toMatchObject({
			status: 401,
			json: { message: AGAIN },
		});
		expect((await sendCode((await login(staff)).cookies, codeOf(staff.secret))).status).toBe(200);
	});

	test("needs the password first, and not long ago", async () => {
		const staff = await protectedStaff();
		for (const cookies of ["", "sabz_code=guessed", staff.cookies]) {
			expect(await sendCode(cookies, codeOf(staff.secret))).toMatchObject({
				status: 401,
				json: { message: AGAIN },
			});
		}
		const { cookies } = await login(staff);
		const attempts = (await database()).collection("loginattempts");
		await attempts.updateMany({ subject: staff._id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
		expect((await sendCode(cookies, codeOf(staff.secret))).status).toBe(401);
	});

	test("is over for whoever is switched off in between", async () => {
		const staff = await protectedStaff();
		const { cookies } = await login(staff);
		const members = (await database()).collection("teammembers");
		await members.updateOne({ email: staff.email }, { $set: { isActive: false } });
		expect((await sendCode(cookies, codeOf(staff.secret))).status).toBe(401);
	});
});

describe("switching it off", () => {
	test("takes the password and a code", async () => {
		const staff = await protectedStaff();
		const { cookies, password, secret } = staff;
		const wrong = await remove(cookies, { password: "Wrong-Password-1", code: codeOf(secret) });
		expect(wrong).toMatchObject({
			status: 400,
			json: { errors: { password: "Current password is incorrect" } },
		});
		expect(await remove(cookies, { password, code: wrongCode(secret) })).toMatchObject({
			status: 400,
			json: { errors: { code: WRONG } },
		});
		expect((await remove(cookies, {})).status).toBe(400);
		expect((await remove(cookies, { password, code: codeOf(secret) })).status).toBe(200);
		expect((await login(staff)).json.needsCode).toBeUndefined();
		expect((await remove(cookies, { password, code: codeOf(secret, 1) })).status).toBe(409);
	});

	test("follows from a new invitation, for whoever lost phone and paper", async () => {
		const staff = await protectedStaff();
		await api("POST", `/api/seller/team/${staff._id}/invite`, { cookies: await sellerCookies() });
		const token = tokenIn(await waitForMail(staff.email, 2), "seller/join");
		const password = "Another-Mango-7";
		expect((await api("POST", `/api/seller/join/${token}`, { body: { password } })).status).toBe(200);
		const again = await login({ ...staff, password });
		expect(again.json.needsCode).toBeUndefined();
		expect((await checkAuth(again.cookies)).status).toBe(200);
	});
});
