import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureStoreBuilt } from "../server/builds.mjs";
import { checkNode, ensureInstalled, run } from "../server/program.mjs";
import { checkedSettings } from "../server/shop-env.mjs";
import { storeProgram } from "../server/store.mjs";

checkNode();
await ensureInstalled("shop");
const { values } = parseArgs({
	options: { port: { type: "string", default: "27027" }, dir: { type: "string" } },
});
const dir = values.dir ?? join((await checkedSettings()).DATA_DIR, "store");
await ensureStoreBuilt();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.exit(await run(process.execPath, [storeProgram(), "--dir", dir, "--port", values.port]));
