import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/support/browser.mjs";

/** The gate's round walks each journey once, and leaves those out whose rule a lower level proves; the campaign's walks all. */
const isShort = process.env.JOURNEYS === "short";
const LEFT_OUT = isShort ? "@campaign" : "(?!)";

/** How pages look: in the campaign with pictures and motion, as people have them. Every other journey goes without either. */
const LOOKS = isShort ? /(?!)/ : /\/(?:(?:urdu-)?every-page|late-faces|home|long-words|product)\.spec\.ts$/;

/** The seller works at a desk, the shopper on a phone; what is walked on the other screen too says so. */
const AT_A_DESK = String.raw`\b(seller[\w-]*|refunds)\.spec\.ts|@at-a-desk|@any-size`;
const ON_BOTH = isShort ? "(?!)" : "@both-sizes";

const desk = {
	grep: new RegExp(`${AT_A_DESK}|${ON_BOTH}`),
	grepInvert: new RegExp(LEFT_OUT),
	use: { viewport: { width: 1440, height: 900 } },
};
const phone = {
	grepInvert: new RegExp(`${LEFT_OUT}|@any-size|^(?!.*(${ON_BOTH})).*(${AT_A_DESK})`),
	use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

const executablePath = findBrowser();
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
const browser = executablePath ? { executablePath } : {};
/** Most of what a page costs here is to draw it. */
const light = {
	launchOptions: { ...browser, args: [...args, "--blink-settings=imagesEnabled=false"] },
	reducedMotion: "reduce" as const,
	deviceScaleFactor: 1,
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
		launchOptions: { ...browser, args },
		screenshot: "only-on-failure",
		timezoneId: "Asia/Karachi",
		locale: "en-US",
		// A journey that cuts the network means the page's own requests; the offline journey allows it.
		serviceWorkers: "block",
	},
	// The long walks first, so that none of them is left over at the end.
	projects: [
		{ name: "looks-desktop", ...desk, testMatch: LOOKS },
		{ name: "looks-phone", ...phone, testMatch: LOOKS },
		{ name: "desktop", ...desk, testIgnore: LOOKS, use: { ...desk.use, ...light } },
		{ name: "phone", ...phone, testIgnore: LOOKS, use: { ...phone.use, ...light } },
	],
});
