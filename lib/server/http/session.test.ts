import { beforeEach, expect, test, vi } from "vitest";

const OLD = "the-secret-that-was-used-until-yesterday";
const NEW = "the-secret-that-is-used-from-today-onwards";

/** The sessions of a process that runs with these secrets. */
async function sessionsWith(secret: string, previous = "") {
	vi.resetModules();
	Object.assign(process.env, {
		MONGODB_URI: "mongodb://db.example/sabz",
		DEMO: "1",
		JWT_SECRET: secret,
		JWT_SECRET_PREVIOUS: previous,
	});
	return import("./session");
}

let signedBefore: string;
beforeEach(async () => {
	const { signSession } = await sessionsWith(OLD);
	signedBefore = signSession("customer", "66a000000000000000000001", "0", "session-1");
});

test("a session outlives a new secret while the one before is named", async () => {
	const { readSession, signSession } = await sessionsWith(NEW, OLD);
	expect(readSession("customer", signedBefore)).toMatchObject({ sub: "66a000000000000000000001" });
	const signedNow = signSession("customer", "66a000000000000000000001", "0", "session-1");
	const later = await sessionsWith(NEW);
	expect(later.readSession("customer", signedNow)).not.toBeNull();
});

test("and ends with it otherwise", async () => {
	const { readSession } = await sessionsWith(NEW);
	expect(readSession("customer", signedBefore)).toBeNull();
});

test("the secret before opens nothing for another audience, and no other secret does", async () => {
	const { readSession } = await sessionsWith(NEW, OLD);
	expect(readSession("seller", signedBefore)).toBeNull();
	const elsewhere = await sessionsWith("a-secret-that-this-shop-has-never-used");
	const forged = elsewhere.signSession("customer", "66a000000000000000000001", "0", "session-1");
	const { readSession: readAgain } = await sessionsWith(NEW, OLD);
	expect(readAgain("customer", forged)).toBeNull();
});
