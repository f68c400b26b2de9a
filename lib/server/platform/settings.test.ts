import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownAddress } from "./process.mjs";
import { readSettings } from "./settings.mjs";

const production = {
	NODE_ENV: "production",
	MONGODB_URI: "mongodb://db.example/sabz",
	JWT_SECRET: "0123456789012345678901234567890123456789",
	SELLER_EMAIL: "Owner@Sabz.example",
	SELLER_PASSWORD: "a-long-password",
	SMTP_URL: "smtp://mail.example:587",
	MAIL_FROM: "Sabz <salam@sabz.example>",
} as const;

describe("settings", () => {
	test("nothing set means a demo shop on port 3000", () => {
		const settings = readSettings({ NODE_ENV: "test" });
		expect(settings).toMatchObject({
			PORT: 3000,
			DEMO: true,
			APP_URL: "http://localhost:3000",
			SELLER_EMAIL: "seller@sabz.example",
			SELLER_PASSWORD: "Fresh-Market-1",
			RATE_LIMIT: "on",
			WARM_UP: "on",
			LOG_LEVEL: "warn",
		});
	});

	test("a database of one's own means no demo mode", () => {
		expect(readSettings(production)).toMatchObject({
			DEMO: false,
			SELLER_EMAIL: "owner@sabz.example",
			LOG_LEVEL: "info",
		});
	});

	describe("without MONGODB_URI, a shop that others can reach", () => {
		const open = [
			{ APP_URL: "https://shop.example" },
			{ HOST: "0.0.0.0" },
			{ HOST: "192.168.1.7" },
			{ HOST: "::" },
		];

		test.each(open)("has to say whether it is a demo: %o", (settings) => {
			expect(() => readSettings({ NODE_ENV: "test", ...settings })).toThrow(
				/^The setting DEMO is missing: [^.]+\.$/,
			);
			expect(readSettings({ NODE_ENV: "test", ...settings, DEMO: "1" }).DEMO).toBe(true);
			expect(readSettings({ ...production, MONGODB_URI: "", ...settings, DEMO: "0" }).DEMO).toBe(false);
		});

		test.each([
			{ HOST: "localhost" },
			{ HOST: "127.0.0.2" },
			{ HOST: "::1" },
			{ APP_URL: "http://localhost:8080" },
			{ APP_URL: "http://192.168.1.7:3000" },
		])("does not where only this machine reaches it: %o", (settings) => {
			expect(readSettings({ NODE_ENV: "test", ...settings }).DEMO).toBe(true);
		});
	});

	test.each([
		["SMTP_URL", "smtp://shop:p#ss@mail.example:587"],
		["BACKUP_URL", "s3://KEY:sec/ret@s3.example/bucket"],
		["MAIL_FROM", "nonsense"],
		["METRICS_TOKEN", "sabz_a-word-for-prometheus"],
	])("%s is refused at the start where nothing could be done with it: %s", (name, value) => {
		expect(() => readSettings({ ...production, [name]: value })).toThrow(`The setting ${name} must`);
	});

	test("no proxy is trusted unless the owner says so", () => {
		expect(readSettings(production).TRUST_PROXY).toBe(0);
		expect(readSettings({ ...production, TRUST_PROXY: "2" }).TRUST_PROXY).toBe(2);
		for (const wrong of ["-1", "1.5", "all"]) {
			expect(() => readSettings({ ...production, TRUST_PROXY: wrong })).toThrow(
				"The setting TRUST_PROXY must be",
			);
		}
	});

	test.each(["JWT_SECRET", "SELLER_EMAIL", "SELLER_PASSWORD", "SMTP_URL", "MAIL_FROM"] as const)(
		"without demo mode %s is needed",
		(name) => {
			expect(() => readSettings({ ...production, [name]: undefined })).toThrow(
				`The setting ${name} is missing`,
			);
		},
	);

	test("everything that is missing is named at once, and so is everything that is wrong", () => {
		const without = { ...production, SMTP_URL: undefined, MAIL_FROM: undefined };
		expect(() => readSettings(without)).toThrow(
			/^The setting SMTP_URL is missing. It is needed whenever DEMO is not 1. Missing too: MAIL_FROM.$/,
		);
		expect(() => readSettings({ ...production, PORT: "abc", DEMO: "yes", BACKUP_URL: "nowhere" })).toThrow(
			/^The setting PORT must be a port number. The setting DEMO must be 0 or 1. The setting BACKUP_URL must look like [^.]+.$/,
		);
	});

	test.each([
		["PORT", "abc", "The setting PORT must be a port number."],
		["PORT", "70000", "The setting PORT must be a port number."],
		["PORT", "0", "The setting PORT must be a port number."],
		["PORT", " ", "The setting PORT must be a port number."],
		["DEMO", "yes", "The setting DEMO must be 0 or 1."],
		["JWT_SECRET", "short", "The setting JWT_SECRET must have 32 characters or more."],
		["APP_URL", "sabz", "The setting APP_URL must be an address such as https://sabz.example."],
		["LOG_LEVEL", "loud", "The setting LOG_LEVEL must be one of debug, info, warn, error, silent."],
		["METRICS_TOKEN", "short", "The setting METRICS_TOKEN must have 16 characters or more."],
		[
			"OTEL_EXPORTER_OTLP_ENDPOINT",
			"collector",
			"The setting OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector.example:4318.",
		],
		["MONGODB_URI", "postgres://x", "The setting MONGODB_URI must be a MongoDB connection string."],
	])("%s=%s is one plain sentence", (name, value, sentence) => {
		expect(() => readSettings({ NODE_ENV: "test", [name]: value })).toThrow(sentence);
	});

	test("an empty variable counts as absent", () => {
		expect(readSettings({ NODE_ENV: "test", PORT: "", MONGODB_URI: "" }).PORT).toBe(3000);
	});
});

test.each([
	["127.0.0.1", "127.0.0.1", "http://127.0.0.1:3000"],
	["127.0.0.2", "127.0.0.2", "http://127.0.0.2:3000"],
	["shop.internal", "shop.internal", "http://shop.internal:3000"],
	["0.0.0.0", "127.0.0.1", "http://127.0.0.1:3000"],
	["0", "127.0.0.1", "http://127.0.0.1:3000"],
	["::", "127.0.0.1", "http://127.0.0.1:3000"],
	["0:0:0:0:0:0:0:0", "127.0.0.1", "http://127.0.0.1:3000"],
	["::1", "::1", "http://[::1]:3000"],
	["FD00::12", "fd00::12", "http://[fd00::12]:3000"],
])("who listens on %s is called at %s", (HOST, host, origin) => {
	expect(ownAddress({ HOST, PORT: 3000 })).toEqual({ host, port: 3000, origin });
});

test("the usual port of http is an address like any other", () => {
	expect(ownAddress({ HOST: "127.0.0.1", PORT: 80 }).origin).toBe("http://127.0.0.1:80");
});

const MACHINE_TIME = /\bDate\.now\(\)|\bnew Date\(\)/;

const files = ["lib", "app"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.i?test\.ts$|(?:^|\/)client[/.]/.test(file))
		.map((file) => join(folder, file)),
);

test("nothing but the one clock asks the machine for the time", () => {
	const asking = files.filter((file) => MACHINE_TIME.test(readFileSync(file, "utf8")));
	expect(asking).toEqual(["lib/server/platform/clock.ts"]);
});
