import { ObjectId } from "mongodb";
import { beforeAll, describe, expect, test } from "vitest";
import { rolesFor } from "@/lib/server/calls/call";
import { NOT_YOUR_DUTY, ROLES } from "@/lib/team/rules";
import { type Answer, api } from "../support/api";
import { addressOf, CALLS, type TriedCall } from "../support/calls";
import { visitorsOf } from "../support/cookies";
import { database } from "../support/database";
import { newCustomer, newStaff, sellerCookies } from "../support/people";
import { baseUrl } from "../support/target";
import { someOf } from "../support/thorough";

function ask(call: TriedCall, options: Parameters<typeof api>[2] = {}): Promise<Answer> {
	const { method, path } = addressOf(call);
	return api(method, path, { body: method === "GET" ? undefined : {}, ...options });
}

describe.each(["customer", "seller"] as const)("what is only for the %s", (kind) => {
	const calls = CALLS.filter(({ visitor }) => visitor === kind);
	let visitors: Awaited<ReturnType<typeof visitorsOf>>;
	beforeAll(async () => {
		visitors = await visitorsOf(kind);
	});

	test.each(calls)("$name refuses everyone else", async (call) => {
		for (const [what, cookies] of someOf(Object.entries(visitors.bad), CALLS.indexOf(call))) {
			const answer = await ask(call, { cookies });
			expect(answer.status, what).toBe(401);
			expect(answer.json, what).toEqual({ success: false, message: expect.stringMatching(/login/i) });
		}
	});

	test.each(calls.filter(({ isQuiet }) => isQuiet))("$name lets the right one in", async (call) => {
		// This one ends every session of whoever calls it.
		const cookies = call.name.endsWith("logout-everywhere") ? (await newCustomer()).cookies : visitors.good;
		const { status } = await ask(call, { cookies });
		expect([401, 403]).not.toContain(status);
		expect(status).toBeLessThan(500);
	});
});

describe.each(ROLES)("what the team's %s may", (role) => {
	const calls = CALLS.filter(({ call }) => rolesFor(call) !== null);
	let cookies: string;
	beforeAll(async () => {
		cookies = role === "owner" ? await sellerCookies() : (await newStaff(role)).cookies;
	});

	test.each(calls.filter(({ call }) => !rolesFor(call)?.includes(role)))(
		"$name is refused, since it is the work of others",
		async (call) => {
			const answer = await ask(call, { cookies });
			expect(answer).toMatchObject({ status: 403, json: { success: false, message: NOT_YOUR_DUTY } });
		},
	);

	test.each(calls.filter(({ call, isQuiet }) => isQuiet && rolesFor(call)?.includes(role)))(
		"$name lets them in",
		async (call) => {
			const { status } = await ask(call, { cookies });
			expect([401, 403]).not.toContain(status);
			expect(status).toBeLessThan(500);
		},
	);
});

describe("a call that changes something", () => {
	const elsewhere: Record<string, string>[] = [
		{ origin: "https://elsewhere.example" },
		{ origin: "null" },
		{ origin: baseUrl().replace("http:", "https:") },
		{ origin: "", "sec-fetch-site": "cross-site" },
		{ origin: "", "sec-fetch-site": "same-site" },
		{ origin: "https://elsewhere.example", "sec-fetch-site": "same-origin" },
	];

	test.each(CALLS.filter(({ changes }) => changes === "own"))(
		"$name is refused from elsewhere",
		async (call) => {
			for (const headers of someOf(elsewhere, CALLS.indexOf(call))) {
				const answer = await ask(call, { headers });
				expect(answer.status, JSON.stringify(headers)).toBe(403);
				expect(answer.json.success).toBe(false);
			}
		},
	);

	test.each(CALLS.filter(({ changes }) => changes === "wallet"))("$name is open to wallets", async (call) => {
		const answer = await ask(call, {
			headers: { origin: "https://wallet.example", "sec-fetch-site": "cross-site" },
		});
		expect(answer.status).not.toBe(403);
		expect(answer.status).toBeLessThan(500);
	});

	test("is let in from a program, which has no cookies of anybody's browser", async () => {
		const body = { email: "nobody@sabz-tests.pk", password: "Wrong-Password-1" };
		expect((await api("POST", "/api/user/login", { body, headers: { origin: "" } })).status).toBe(401);
	});
});

describe("what belongs to another customer is not there", () => {
	test("a payment", async () => {
		const [owner, stranger] = [await newCustomer(), await newCustomer()];
		const reference = `SABZ${owner._id.slice(-16).toUpperCase()}`;
		const payment = {
			reference,
			user: new ObjectId(owner._id),
			wallet: "jazzcash",
			state: "failed",
			amount: 2100,
			isOpen: false,
		};
		await (await database()).collection("payments").insertOne(payment);
		const look = (cookies: string) => api("GET", `/api/payment/${reference}`, { cookies });
		expect((await look(owner.cookies)).status).toBe(200);
		const refused = await look(stranger.cookies);
		expect(refused).toMatchObject({ status: 404, json: { message: "Payment not found" } });
	});
});
