import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesOf } from "./support/files";

const files = filesOf().filter((file) => /\.(?:md|mjs|tsx?|css)$/.test(file));

/** Every place where a pattern stands, as `file: what stood there`, with its groups. */
function found(pattern: RegExp, among = files) {
	return among.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(pattern)].map((match) => ({ file, match })),
	);
}

const headings = (page: string) =>
	[...readFileSync(page, "utf8").matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = ""]) => heading);

test("every section of the specification that a comment cites is in docs/product.md", () => {
	const sections = new Set(headings("docs/product.md").map((heading) => Number.parseInt(heading, 10)));
	const cited = found(/\bspec (\d+(?:(?:, | and )\d+)*)/g).flatMap(({ file, match }) =>
		(match[1] ?? "").split(/, | and /).map((section) => ({ file, section: Number(section) })),
	);
	expect(cited.length).toBeGreaterThan(100);
	expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
});

test("every part of docs/api.md that a comment cites is there", () => {
	const parts = new Set(headings("docs/api.md").map((heading) => heading.toLowerCase()));
	const cited = found(/\bapi\.md, ([A-Za-z]+)/g).map(({ file, match }) => ({
		file,
		part: (match[1] ?? "").toLowerCase(),
	}));
	expect(cited.filter(({ part }) => !parts.has(part))).toEqual([]);
});

test("every decision that is cited is there", () => {
	const numbers = new Set(readdirSync("docs/decisions").map((name) => name.slice(0, 4)));
	const cited = found(/\b(?:decisions?[ /]|\()(0\d{3})\b/g).map(({ file, match }) => ({
		file,
		number: match[1] ?? "",
	}));
	expect(cited.length).toBeGreaterThan(5);
	expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

test("every decision is in the index, and the index names nothing else", () => {
	const pages = readdirSync("docs/decisions").filter((name) => /^\d{4}-/.test(name));
	const index = readFileSync("docs/decisions/README.md", "utf8");
	const listed = [...index.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name = ""]) => name);
	expect(listed.toSorted()).toEqual(pages.toSorted());
});

test("every page that a document links to is there", () => {
	const documents = files.filter((file) => file.endsWith(".md"));
	const broken = found(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g, documents).filter(
		({ file, match }) => !existsSync(join(dirname(file), match[1] ?? "")),
	);
	expect(broken.map(({ file, match }) => `${file}: ${match[1]}`)).toEqual([]);
});

test("every file that a document names is there", () => {
	const documents = files.filter((file) => file.endsWith(".md") && !file.startsWith("packages/"));
	const named = found(/`([\w./[\]()-]+\.(?:tsx?|mjs))`/g, documents);
	expect(named.length).toBeGreaterThan(50);
	const missing = named.filter(
		({ match }) => !files.some((file) => file === match[1] || file.endsWith(`/${match[1]}`)),
	);
	expect(missing.map(({ file, match }) => `${file}: ${match[1]}`)).toEqual([]);
});

test("no document is cited that a reader does not have", () => {
	const outside = found(
		/(?<![\w/-])(?:ARCHITECTURE|PAYMENTS|WORKING-DAY|STYLE|WITH-THE-SPEC)(?:\.md)?\b(?=\)|, |\.md)/g,
	).filter(({ file }) => file !== "tests/citations.test.ts");
	expect(outside.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
});

const page = readFileSync("CONTRIBUTING.md", "utf8");

/** What an addition touches anyway and no list names: tests, documents, what is measured against. */
const BESIDES = /\.(?:test|itest|spec)\.tsx?$|^(?:tests|e2e|docs)\/|^CONTRIBUTING\.md$|^package-lock\.json$/;

const filesNamed = (list: string) => [...list.matchAll(/`([\w()[\]./-]+)`/g)].map(([, file = ""]) => file);

/** The files of the shop in which these words stand. */
function filesWith(words: string): string[] {
	const found = execFileSync(
		"git",
		["grep", "--files-with-matches", "--untracked", "--ignore-case", "--fixed-strings", words],
		{
			encoding: "utf8",
		},
	);
	return found.split("\n").filter((file) => file !== "" && !BESIDES.test(file));
}

const exercises = [...page.matchAll(/<!-- files: (.+?) -->(.*?)<!-- end -->/gs)].map(
	([, words = "", list = ""]) => ({ words, list }),
);

test("the exercises follow something that is there", () => {
	expect(exercises.map(({ words }) => words)).toEqual([
		"urduDescription",
		'"Out for delivery"',
		"deals-offers",
		"easypaisa",
		"readReviewStats",
		"seller/record",
		"OTEL_EXPORTER_OTLP_ENDPOINT",
	]);
});

test.each(exercises)("the files of $words are those that its exercise lists", ({ words, list }) => {
	expect(filesNamed(list).toSorted()).toEqual(filesWith(words).toSorted());
});

test("the places where a language begins are there", () => {
	const [, list = ""] = /<!-- places -->(.*?)<!-- end -->/s.exec(page) ?? [];
	const places = filesNamed(list);
	expect(places.length).toBeGreaterThan(10);
	expect(places.filter((file) => !existsSync(file))).toEqual([]);
});
