import { request } from "node:http";
import { json } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { baseUrl } from "../support/target";

type Asked = { host: string; origin?: string; body?: object };

/** Asks the shop by a host of one's choice, which fetch does not let one name. */
function ask(method: string, path: string, { host, origin, body = {} }: Asked) {
	const { hostname, port } = new URL(baseUrl());
	const headers = {
		host: `${host}:${port}`,
		"content-type": "application/json",
		...(origin ? { origin: `http://${origin}:${port}` } : {}),
	};
	return new Promise<{ status: number | undefined; json: unknown }>((done, fail) => {
		const asked = request({ hostname, port, method, path, headers }, async (answer) =>
			done({ status: answer.statusCode, json: await json(answer).catch(() => null) }),
		);
		asked.once("error", fail);
		asked.end(method === "GET" ? undefined : JSON.stringify(body));
	});
}

const { SELLER_EMAIL: email = "seller@sabz.example", SELLER_PASSWORD: password = "Fresh-Market-1" } =
	process.env;
const MERCHANT_FORM = "/wallet-simulator/jazzcash/CustomerPortal/transactionmanagement/merchantform";
const REFUSED = { status: 403, json: { message: "This request did not come from the shop's own pages" } };

/** A page of strangers whose name was made to lead to this machine (DNS rebinding). */
describe("a demo shop that is opened by a name of strangers", () => {
	const calls: [method: string, path: string, body?: object][] = [
		["POST", "/api/seller/login", { email, password }],
		["POST", "/api/test/email", { email: "sana@sabz-tests.pk" }],
		["GET", "/api/test/mails"],
		["GET", "/api/test/mails/nothing.eml"],
		["GET", "/api/user/logout"],
		["POST", "/wallet-simulator/decide"],
		["POST", MERCHANT_FORM],
	];

	test.each(calls)("refuses %s %s", async (method, path, body) => {
		const asStranger = { host: "evil.example", origin: "evil.example", body };
		expect(await ask(method, path, asStranger)).toMatchObject(REFUSED);
	});

	test("refuses a change without an Origin too", async () => {
		expect(await ask("GET", "/api/user/logout", { host: "evil.example" })).toMatchObject(REFUSED);
	});
});

describe("passkeys of a demo shop", () => {
	test.each(["localhost", "127.0.0.1", "till.local"])(
		"are for the host it was opened by: %s",
		async (host) => {
			expect(await ask("POST", "/api/user/login/passkey/begin", { host, origin: host })).toMatchObject({
				status: 200,
				json: { options: { rpId: host } },
			});
		},
	);

	test("are never for a name of strangers", async () => {
		const asStranger = { host: "evil.example", origin: "evil.example" };
		expect(await ask("POST", "/api/user/login/passkey/begin", asStranger)).toMatchObject(REFUSED);
	});
});
