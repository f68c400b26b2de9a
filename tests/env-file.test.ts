import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { walletSettingNames } from "@/lib/payments/server/wallets/settings.mjs";
import { NEEDED_WITHOUT_DEMO, readSettings, SETTINGS } from "@/lib/server/platform/settings.mjs";
import { documentedSettings, settingsRows } from "./support/settings-table";

const ROOT = join(import.meta.dirname, "..");
/** Every setting, those of the wallets among them. */
const NAMES = [...SETTINGS, ...walletSettingNames];
const example = readFileSync(join(ROOT, ".env.example"), "utf8");
/** The groups of the file without its heading: what is said, and the settings it is said of. */
const groups = example.trim().split("\n\n").slice(1);

describe(".env.example", () => {
	test("names every setting once, in the groups of docs/operations.md", () => {
		const named = groups.map((group) => [...group.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
		expect(named).toEqual(documentedSettings());
		expect(named.flat().toSorted()).toEqual(NAMES.toSorted());
	});

	test("says what each means and what is so without it", () => {
		for (const group of groups) {
			const [words = "", settings = ""] = group.split(/\n(?=[A-Z])/);
			expect(words, settings).toMatch(/^# [\s\S]+ Default: ./);
			const needed = NEEDED_WITHOUT_DEMO.some((name) => settings.includes(`${name}=`));
			expect(/else\s+(?:# )?required/.test(words), settings).toBe(needed);
		}
	});

	test("changes nothing as it stands, and names the true defaults", () => {
		const values = parseEnv(example);
		const defaults = Object.entries(readSettings({ NODE_ENV: "test" }));
		expect(Object.entries(readSettings({ NODE_ENV: "test", ...values }))).toEqual(defaults);
		const named = Object.entries(values).filter(([, value]) => value !== "");
		expect(named.length).toBeGreaterThan(0);
		for (const [name, value] of named) {
			expect(String(new Map<string, unknown>(defaults).get(name)), name).toBe(value);
		}
	});
});

describe("what the pages say of the settings", () => {
	const defaults = new Map<string, unknown>(Object.entries(readSettings({ NODE_ENV: "test" })));

	test("the table says which are required, as the shop asks for them", () => {
		const required = settingsRows().filter(({ absent }) => absent.includes("else required"));
		expect(required.flatMap(({ names }) => names)).toEqual(NEEDED_WITHOUT_DEMO);
	});

	test("the table's values are the true defaults", () => {
		const texts = new Map(settingsRows().flatMap(({ names, absent }) => names.map((name) => [name, absent])));
		for (const name of ["PORT", "HOST", "DATA_DIR", "TRUST_PROXY", "RATE_LIMIT", "LOG_LEVEL"]) {
			expect(texts.get(name), name).toContain(String(defaults.get(name)));
		}
		expect(texts.get("APP_URL")?.replaceAll("`", "").replace("PORT", "3000")).toBe(defaults.get("APP_URL"));
	});

	test("the pages for who runs the shop name settings that there are, and every one that is required", () => {
		const named = ["docs/operations.md", "docs/security.md"].flatMap((page) =>
			[...readFileSync(join(ROOT, page), "utf8").matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g)].map(
				([, name]) => name,
			),
		);
		expect(named.filter((name) => name !== undefined && !NAMES.includes(name))).toEqual([]);
		expect(named).toEqual(expect.arrayContaining([...NEEDED_WITHOUT_DEMO]));
	});
});

describe("a .env beside the shop", () => {
	let shop: string;
	beforeAll(() => {
		shop = mkdtempSync(join(tmpdir(), "sabz-env-"));
		for (const part of ["package.json", "package-lock.json", "lib", "scripts", "server"]) {
			cpSync(join(ROOT, part), join(shop, part), { recursive: true });
		}
		symlinkSync(join(ROOT, "node_modules"), join(shop, "node_modules"));
		writeFileSync(join(shop, ".env"), "DEMO=perhaps\nPORT=none\n");
	});
	afterAll(() => rmSync(shop, { recursive: true, force: true }));

	function run(program: string, env: Record<string, string>): string {
		const only = { NODE_ENV: "production" as const, PATH: process.env.PATH, ...env };
		const { status, stderr } = spawnSync(process.execPath, [program], { cwd: shop, env: only });
		expect(status).toBe(1);
		return stderr.toString().trim();
	}

	test.each([
		["npm start", "scripts/start.mjs"],
		["npm run dev", "scripts/dev.mjs"],
		["npm run seed", "scripts/seed.mjs"],
		["npm run db", "scripts/db.mjs"],
		["a container", "server/serve.mjs"],
	])("is read by %s, and the environment wins", (_command, program) => {
		expect(run(program, { PORT: "3000" })).toBe("The setting DEMO must be 0 or 1.");
		expect(run(program, { DEMO: "1" })).toBe("The setting PORT must be a port number.");
	});
});

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");

test("what the image copies from the repository is there", () => {
	const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
		paths.split(" "),
	);
	expect(copied).toContain("package-lock.json");
	for (const path of copied) expect(existsSync(join(ROOT, path)), path).toBe(true);
});

test("the image leaves out secrets and what is made here, and nothing that its build needs", () => {
	const ignored = read(".dockerignore").split("\n").filter(Boolean);
	expect(ignored).toEqual(expect.arrayContaining([".env*", "**/node_modules", ".git", ".data", ".next"]));
	for (const needed of [
		"app",
		"components",
		"lib",
		"models",
		"packages",
		"public",
		"scripts",
		"server",
		"next.config.mjs",
	]) {
		expect(ignored).not.toContain(needed);
	}
});

test("the programs that the containers run are there, and none runs as root", () => {
	const programs = [...`${dockerfile}${compose}`.matchAll(/\b(?:scripts|server)\/[\w/.-]+/g)].map(
		([file]) => file,
	);
	expect(programs).toContain("server/serve.mjs");
	for (const file of programs) expect(existsSync(join(ROOT, file)), file).toBe(true);
	expect(dockerfile.lastIndexOf("USER node")).toBeGreaterThan(dockerfile.lastIndexOf("FROM "));
});

test("every setting that docs/operations.md names can be given to the containers", () => {
	const block = compose.split("x-settings:")[1]?.split("x-shop:")[0] ?? "";
	const inCompose = [...block.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
	// What the image decides itself, or what only trying out needs.
	const decided = ["PORT", "HOST", "DATA_DIR", "DEMO", "RATE_LIMIT", "WARM_UP"];
	const named = documentedSettings().flat();
	expect(inCompose.toSorted()).toEqual(named.filter((name) => !decided.includes(name)).toSorted());
});

test("the image is built by the command that everybody builds with, compile hints and stamp included", () => {
	expect(dockerfile).toMatch(/^RUN node scripts\/build\.mjs\b/m);
	expect(dockerfile).not.toContain("next build");
});

test("nothing but the proxy is published beyond this machine", () => {
	const published = [...compose.matchAll(/^ {4}ports: \["(.+)"\]$/gm)].map(([, ports]) => ports);
	expect(published).toEqual(['80:80", "443:443", "443:443/udp', "127.0.0.1:8025:8025"]);
});
