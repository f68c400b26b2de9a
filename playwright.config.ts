import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/support/browser.mjs";

/** The seller works at a desk, the shopper on a phone; what is walked on the other screen too says so. */
const AT_A_DESK = String.raw`\b(seller[\w-]*|refunds)\.spec\.ts|@any-size`;
/** How pages look is a matter of both screens in the short round too, which walks every other journey once. */
const ON_BOTH = process.env.JOURNEYS === "short" ? String.raw`(?<!urdu-)every-page\.spec\.ts` : "@both-sizes";
const onDesktop = new RegExp(`${AT_A_DESK}|${ON_BOTH}`);
const notOnPhone = new RegExp(`@any-size|^(?!.*(${ON_BOTH})).*(${AT_A_DESK})`);

const executablePath = findBrowser();

const launchOptions = {
	...(executablePath ? { executablePath } : {}),
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
};

export default defineConfig({
	testDir: "e2e",
	testMatch: "**/*.spec.ts",
	outputDir: "test-results",
	fullyParallel: true,
	workers: 2,
	// One more try tells a busy machine from a broken journey; the list names every journey that needed it.
	retries: 1,
	timeout: 150_000,
	expect: { timeout: 20_000 },
	reporter: [["list"]],
	use: {
		baseURL: process.env.TEST_BASE_URL,
		launchOptions,
		screenshot: "only-on-failure",
		timezoneId: "Asia/Karachi",
		locale: "en-US",
		// A journey that cuts the network means the page's own requests; the offline journey allows it.
		serviceWorkers: "block",
	},
	projects: [
		{
			name: "desktop",
			grep: onDesktop,
			use: { viewport: { width: 1440, height: 900 } },
		},
		{
			name: "phone",
			grepInvert: notOnPhone,
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
		},
	],
});
