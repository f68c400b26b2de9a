import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { readSettings } from "@/lib/server/platform/settings.mjs";
import { shopEnv } from "./shop-env.mjs";

let DATA_DIR: string;
beforeEach(() => {
	const dir = mkdtempSync(join(tmpdir(), "sabz-secret-"));
	onTestFinished(() => rmSync(dir, { recursive: true }));
	DATA_DIR = dir;
});

const secretOf = (JWT_SECRET?: string) => {
	const settings = readSettings({ NODE_ENV: "test", DEMO: "1", JWT_SECRET });
	return shopEnv({ ...settings, DATA_DIR, walletOrigins: [] }, "mongodb://127.0.0.1:1/sabz").JWT_SECRET;
};

describe("a demo's secret", () => {
	test("is made once, for its owner alone", () => {
		const secret = secretOf();
		expect(secret).toMatch(/^[\w-]{43}$/);
		expect(secretOf()).toBe(secret);
		expect(readdirSync(DATA_DIR)).toEqual(["secret"]);
		expect(statSync(join(DATA_DIR, "secret")).mode & 0o777).toBe(0o600);
	});

	test.each(["", "\n", "cut-off"])("is made anew where its file holds %j", (left) => {
		writeFileSync(join(DATA_DIR, "secret"), left);
		const secret = secretOf();
		expect(secret).toMatch(/^[\w-]{43}$/);
		expect(readFileSync(join(DATA_DIR, "secret"), "utf8")).toBe(secret);
	});

	test("is the setting's where there is one", () => {
		const given = "a-secret-for-tests-only-with-enough-letters";
		expect(secretOf(given)).toBe(given);
		expect(readdirSync(DATA_DIR)).toEqual([]);
	});
});
