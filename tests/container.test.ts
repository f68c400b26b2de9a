import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentedSettings } from "./support/settings-table";

const ROOT = join(import.meta.dirname, "..");
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
		"next.config.ts",
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
	expect(published).toEqual(["8080:80", "127.0.0.1:8025:8025"]);
});
