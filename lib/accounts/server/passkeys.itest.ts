import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer, newStaff } from "@/tests/support/people";

/** What no browser can be asked for here is in the journeys: this is about what is sent without one. */

const REFUSED = "This passkey was not accepted";
const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

const customer = await newCustomer();

const begin = ({ cookies, password } = customer) =>
	api("POST", "/api/user/passkeys/begin", { cookies, body: { password } });
const challengeOf = ({ json }: { json: Record<string, unknown> }) => {
	const { options } = json;
	if (typeof options !== "object" || options === null || !("challenge" in options)) throw new Error("none");
	return String(options.challenge);
};

function forged(challenge: string, type: "webauthn.create" | "webauthn.get") {
	const clientDataJSON = text({ type, challenge, origin: process.env.TEST_BASE_URL });
	return { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {}, clientDataJSON };
}

describe("adding a passkey", () => {
	test("begins with a challenge for this person and this site", async () => {
		const { status, json } = await begin();
		expect(status).toBe(200);
		expect(json.options).toMatchObject({
			rp: { name: "Sabz", id: "localhost" },
			user: { name: customer.email, displayName: customer.name },
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
		});
	});

	test("takes no forged answer, and a challenge once", async () => {
		const challenge = challengeOf(await begin());
		const { clientDataJSON, ...rest } = forged(challenge, "webauthn.create");
		const response = { ...rest, response: { clientDataJSON, attestationObject: "AAAA" } };
		const challenges = (await database()).collection<{ _id: string }>("passkeychallenges");
		expect(await challenges.countDocuments({ _id: challenge })).toBe(1);
		const answer = await api("POST", "/api/user/passkeys", {
			cookies: customer.cookies,
			body: { name: "Phone", response },
		});
		expect(answer).toMatchObject({ status: 400, json: { message: REFUSED } });
		expect(await challenges.countDocuments({ _id: challenge })).toBe(0);
	});

	test.each([
		["no name", { response: {} }, "name"],
		["no answer", { name: "Phone" }, "response"],
		["an operator", { name: "Phone", response: { $gt: "" } }, "response.id"],
	])("with %s is a broken rule", async (_what, body, field) => {
		const answer = await api("POST", "/api/user/passkeys", { cookies: customer.cookies, body });
		expect(answer.status).toBe(400);
		expect(
			Object.keys(answer.json.errors ?? {}).some((name) => name.startsWith(field.split(".")[0] ?? "")),
		).toBe(true);
	});
});

describe("what is not theirs is not there", () => {
	test("another's passkey cannot be named or removed, on either side", async () => {
		const passkeys = (await database()).collection<{ _id: string; [field: string]: unknown }>("passkeys");
		const id = `test-${customer._id}`;
		const fields = { name: "Phone", publicKey: "AAAA", counter: 0, transports: [], createdAt: new Date() };
		await passkeys.insertOne({ _id: id, owner: `customer:${customer._id}`, ...fields });
		const [stranger, packer] = [await newCustomer(), await newStaff("packer")];
		for (const [side, cookies] of [
			["user", stranger.cookies],
			["seller", packer.cookies],
		] as const) {
			const path = `/api/${side}/passkeys/${id}`;
			expect((await api("PUT", path, { cookies, body: { name: "Mine" } })).status).toBe(404);
			expect((await api("DELETE", path, { cookies })).status).toBe(404);
			expect((await api("GET", `/api/${side}/passkeys`, { cookies })).json.passkeys).toEqual([]);
		}
		const own = await api("GET", "/api/user/passkeys", { cookies: customer.cookies });
		expect(own.json.passkeys).toMatchObject([{ _id: id, name: "Phone", lastUsedAt: null }]);
		expect(JSON.stringify(own.json)).not.toContain("publicKey");
		const taken = await api("GET", "/api/user/data", { cookies: customer.cookies });
		expect(taken.json.passkeys).toMatchObject([{ _id: id, name: "Phone" }]);

		const left = { currentPassword: customer.password };
		const gone = await api("DELETE", "/api/user/account", { cookies: customer.cookies, body: left });
		expect(gone.status).toBe(200);
		await expect.poll(() => passkeys.countDocuments({ _id: id })).toBe(0);
	});
});

describe("signing in", () => {
	test.each(["user", "seller"])("of the %s side refuses what nobody has signed", async (side) => {
		const begun = await api("POST", `/api/${side}/login/passkey/begin`);
		expect(begun).toMatchObject({ status: 200, json: { options: { userVerification: "required" } } });
		const { clientDataJSON, ...rest } = forged(challengeOf(begun), "webauthn.get");
		const response = { ...rest, response: { clientDataJSON, authenticatorData: "AAAA", signature: "AAAA" } };
		const answer = await api("POST", `/api/${side}/login/passkey`, { body: { response } });
		expect(answer).toMatchObject({ status: 401, json: { message: REFUSED } });
		expect(answer.cookies).toBe("");
	});
});
