import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

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

test("four exercises follow something that is there", () => {
	expect(exercises.map(({ words }) => words)).toEqual([
		"urduDescription",
		'"Out for delivery"',
		"deals-offers",
		"easypaisa",
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
