import { checkNode, ensureInstalled } from "../server/install.mjs";
import { run } from "../server/run.mjs";

checkNode();
await ensureInstalled("all");
const { startTestShop } = await import("./support/test-shop.mjs");
const shop = await startTestShop();
const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "integration", ...process.argv.slice(2)];
const code = await run(process.execPath, args, { env: shop.env });
await shop.stop();
process.exit(code);
