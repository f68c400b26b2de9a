import { checkNode, ensureInstalled, giveUp, run } from "../server/program.mjs";

checkNode();
await ensureInstalled("all");
const { ensureBrowser } = await import("./support/browser.mjs");
const { startTestShop } = await import("./support/test-shop.mjs");
if (!(await ensureBrowser())) giveUp("No browser could be had. Install Chromium or Chrome and try again.");
const shop = await startTestShop();
const args = ["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)];
const code = await run(process.execPath, args, { env: shop.env });
await shop.stop();
process.exit(code);
