import { readdirSync, readFileSync } from "node:fs";
import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { iconFiles } from "./drawings";
import { mergedPath } from "./merged-path";

const folder = new URL("../../components/ui/icons/", import.meta.url);

describe("the icons", () => {
	it("are Lucide's, as its installed version draws them", () => {
		const written = readdirSync(folder).map((file) => ({
			file,
			text: readFileSync(new URL(file, folder), "utf8"),
		}));
		const byName = (a: { file: string }, b: { file: string }) => a.file.localeCompare(b.file);
		expect(written.sort(byName)).toEqual(iconFiles().sort(byName));
	});
});

describe("an icon drawn by a style sheet", () => {
	const sheet = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
	const pathOf = (name: "Check" | "Heart" | "Plus" | "Tag") =>
		mergedPath(renderToStaticMarkup(createElement(icons[name])));

	it("is Lucide's too", () => {
		expect(sheet("app/styles/cards.css").split(`d='${pathOf("Heart")}'`)).toHaveLength(3);
		expect(sheet("app/styles/cards.css")).toContain(`d='${pathOf("Tag")}'`);
		expect(sheet("components/shop/faq/questions.css")).toContain(`d='${pathOf("Plus")}'`);
		expect(sheet("components/shop/home/big-deal.css")).toContain(`d='${pathOf("Check")}'`);
	});
});

describe("one path of an icon's shapes", () => {
	const path = (shapes: string) => mergedPath(`<svg viewBox="0 0 24 24">${shapes}</svg>`);

	it("holds them all, one after the other", () => {
		expect(path('<path d="M1 2h3"></path><line x1="2" y1="3" x2="4" y2="5"></line>')).toBe("M1 2h3M2 3L4 5");
	});

	it("begins each where it began alone", () => {
		expect(path('<path d="M9 9h1"></path><path d="m9 18 6-6-6-6"></path><path d="m3 3v2"></path>')).toBe(
			"M9 9h1M9 18l6-6-6-6M3 3v2",
		);
	});

	it("draws circles and rectangles with and without round corners", () => {
		expect(path('<circle cx="12" cy="8" r="7"></circle>')).toBe("M5 8a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z");
		expect(path('<rect x="3" y="4" width="7" height="5"></rect>')).toBe("M3 4h7v5h-7v-5z");
		expect(path('<rect x="3" y="4" width="7" height="5" rx="1"></rect>')).toBe(
			"M4 4h5a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z",
		);
	});

	it("refuses a shape that it does not know", () => {
		expect(() => path("<image></image>")).toThrow("image");
	});
});
