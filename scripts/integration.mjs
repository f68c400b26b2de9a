import { checkNode, ensureInstalled } from "../server/program.mjs";
import { OF_SHOP, runVitest } from "./support/run-tests.mjs";

/** The tests of the running shop; with arguments those that Vitest picks by them. */
const args = process.argv.slice(2);

checkNode();
await ensureInstalled("all");
const { startTestShop } = await import("./support/test-shop.mjs");
const shop = await startTestShop();
// One test is looked for in all; all of them stand side by side.
const runs = args.length > 0 ? [[...OF_SHOP, "clocked"]] : [OF_SHOP, ["clocked"]];
const codes = await Promise.all(runs.map((projects) => runVitest(projects, { args, env: shop.env })));
await shop.stop();
process.exit(Math.max(...codes));
