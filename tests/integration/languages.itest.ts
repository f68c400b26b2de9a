import { expect, test } from "vitest";
import { baseUrl } from "../support/target";

/** Where pages stand in each language: one tree of routes has them both (docs/decisions/0104). */

async function page(path: string) {
	const answer = await fetch(new URL(path, baseUrl()));
	const [, language] = /<html lang="(\w+)"/.exec(await answer.text()) ?? [];
	return { status: answer.status, language };
}

test.each(["/", "/about", "/cart", "/rider/offline"])(
	"%s is in English, and below /ur in Urdu",
	async (path) => {
		expect(await page(path)).toEqual({ status: 200, language: "en" });
		expect(await page(path === "/" ? "/ur" : `/ur${path}`)).toEqual({ status: 200, language: "ur" });
	},
);

test.each(["/en", "/en/about", "/en/product/1", "/urban", "/images", "/images/a/b", "/api"])(
	"%s leads nowhere",
	async (path) => expect(await page(path)).toEqual({ status: 404, language: "en" }),
);

test.each(["/ur/api-docs", "/ur/test-email", "/ur/seller", "/ur/en", "/ur/ur"])(
	"%s leads nowhere, and says so in Urdu",
	async (path) => expect(await page(path)).toEqual({ status: 404, language: "ur" }),
);
