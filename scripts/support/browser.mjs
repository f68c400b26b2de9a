import { existsSync } from "node:fs";
import { run, say } from "../../server/program.mjs";

/** Without a window to draw, a page costs half as much; Playwright's own is of this kind too. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = [
	process.env.CHROMIUM,
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The system's own Chromium or Chrome, or undefined: then Playwright's own is meant. @returns {string | undefined} */
export function findBrowser() {
	return [process.env.CHROMIUM, SHELL, ...WHOLE].find((path) => path !== undefined && existsSync(path));
}

/** The system's browser as people have it, which draws what it shows: what a page costs is measured with it. */
export function findWholeBrowser() {
	return WHOLE.find((path) => path !== undefined && existsSync(path)) ?? findBrowser();
}

/** Whether Playwright's own browser starts: without the libraries of the system it may be there and does not. */
async function startsOwn() {
	const { chromium } = await import("playwright");
	return chromium.launch().then(
		(browser) => browser.close().then(() => true),
		() => false,
	);
}

/** Brings a browser: the system's, else Playwright's own, else Debian's package. False when none can be had. */
export async function ensureBrowser() {
	if (findBrowser() || (await startsOwn())) return true;
	say("Bringing a browser for the journeys …");
	const cli = "node_modules/playwright/cli.js";
	await run(process.execPath, [cli, "install", "chromium"], { quiet: true });
	if (await startsOwn()) return true;
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	await run("apt-get", ["update", "-qq"], { env, quiet: true });
	const install = ["install", "-y", "-qq", "--no-install-recommends"];
	for (const browser of ["chromium-headless-shell", "chromium"]) {
		await run("apt-get", [...install, browser], { env, quiet: true });
		if (findBrowser()) return true;
	}
	return false;
}
