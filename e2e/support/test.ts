import { test as base, expect } from "@playwright/test";
import { noteRequests } from "./settle";

/** Messages of the browser itself about an answer that a test provokes on purpose. */
const EXPECTED = [/Failed to load resource: the server responded with a status of 4\d\d/];

type JourneyFixtures = {
	/** What a test that cuts the network provokes besides. */
	provoked: RegExp | null;
	quietConsole: undefined;
};

/** The test of every journey: it fails when the page logs an error or throws one. */
export const test = base.extend<JourneyFixtures>({
	provoked: [null, { option: true }],
	quietConsole: [
		async ({ page, provoked }, use) => {
			const errors: string[] = [];
			const expected = provoked ? [...EXPECTED, provoked] : EXPECTED;
			noteRequests(page);
			page.on("pageerror", (error) => errors.push(error.message));
			page.on("console", (message) => {
				const text = message.text();
				if (message.type() === "error" && !expected.some((pattern) => pattern.test(text))) errors.push(text);
			});
			await use(undefined);
			expect(errors, "errors in the browser's console").toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
