import { ensureBrowser } from "./support/browser.mjs";
import { run } from "./support/run.mjs";
import { giveUp } from "./support/say.mjs";
import { startTestShop } from "./support/test-shop.mjs";

if (!(await ensureBrowser())) giveUp("No browser could be had. Install Chromium or Chrome and try again.");
const shop = await startTestShop();
const args = ["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)];
const code = await run(process.execPath, args, { env: shop.env });
await shop.stop();
process.exit(code);
