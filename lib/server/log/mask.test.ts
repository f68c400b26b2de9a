import { expect, test } from "vitest";
import { inRequest, makeLog, maskText } from "./log";

function written(write: (log: ReturnType<typeof makeLog>) => void): string {
	let lines = "";
	write(
		makeLog(
			{
				write: (line) => {
					lines += line;
				},
			},
			"debug",
		),
	);
	return lines;
}

const PERSONAL = {
	name: "Sana Iqbal",
	email: "sana@example.pk",
	phone: "0300-1234567",
	address: { streetAddress: "House 12, Satellite Town" },
	order: { customer: { name: "Sana Iqbal" }, lines: [{ address_text: "to sana.iqbal+shop@example.pk" }] },
	headers: {
		cookie: "sabz_session=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl",
		"x-forwarded-for": "1.2.3.4",
	},
	password: "Mango-Chaunsa-9",
	token: "c2VjcmV0LWxpbmstdG9rZW4",
};

test("a log line holds nothing that says who somebody is", () => {
	const line = written((log) => log.info(PERSONAL, "something happened"));
	expect(line).not.toMatch(/sana|iqbal|0300|House 12|eyJ|1\.2\.3\.4|Mango|c2Vj/i);
	expect(line).toContain("something happened");
});

test("nor does an error's message, stack, cause or field", () => {
	const cause = new Error("550 <sana@example.pk>: no such mailbox");
	const error = Object.assign(new Error('dup key: { email: "sana@example.pk" }', { cause }), {
		code: 11000,
		keyValue: { email: "sana@example.pk" },
	});
	const line = written((log) => log.error({ err: error }, "it failed"));
	expect(line).not.toContain("sana");
	expect(JSON.parse(line)).toMatchObject({
		level: "error",
		err: { type: "Error", message: 'dup key: { email: "[masked]" }', code: 11000 },
	});
});

test.each([
	["mongodb://shop:s3cret@db.example/sabz is away", "mongodb://[masked]@db.example/sabz is away"],
	["wallet 03001234567 refused", "wallet [masked] refused"],
	["wallet +92 300 1234567 refused", "wallet [masked] refused"],
	["Authorization: Bearer abc.def", "Authorization: Bearer [masked]"],
	["order 66a000000000000000000001 took 1234567 ms", "order 66a000000000000000000001 took 1234567 ms"],
])("%s", (text, masked) => {
	expect(maskText(text)).toBe(masked);
});

test("every line of a request carries its id, and a line of the background none", () => {
	const lines = written((log) => {
		inRequest("request-0001", () => log.info("inside"));
		log.info("outside");
	});
	const [inside, outside] = lines
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(inside).toMatchObject({ requestId: "request-0001", msg: "inside" });
	expect(outside).not.toHaveProperty("requestId");
});
