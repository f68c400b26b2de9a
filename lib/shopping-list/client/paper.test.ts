import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addToPaper, takePasted, writePaper } from "./paper";

const kept = new Map<string, string>();
const paper = () => kept.get("sabz-list");

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => kept.set(key, text),
	});
});
afterEach(() => vi.unstubAllGlobals());

test("what comes to the paper is written below what stands there", () => {
	writePaper("saabudana\n");
	addToPaper(" 2 kg aloo \n");
	expect(paper()).toBe("saabudana\n2 kg aloo");
	expect(takePasted("darjan kela\ntori")).toBe(true);
	expect(paper()).toBe("saabudana\n2 kg aloo\ndarjan kela\ntori");
});

test("an empty text, and what stands there already, change nothing", () => {
	writePaper("2 kg aloo\ntori");
	for (const text of ["", " \n ", "tori", "2 kg aloo\ntori"]) addToPaper(text);
	expect(paper()).toBe("2 kg aloo\ntori");
	addToPaper("aloo");
	expect(paper()).toBe("2 kg aloo\ntori\naloo");
});
