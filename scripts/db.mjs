import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureStoreBuilt } from "../server/builds.mjs";
import { checkNode, ensureInstalled, ROOT, run } from "../server/program.mjs";
import { storeProgram } from "../server/store.mjs";

checkNode();
await ensureInstalled("shop");
await ensureStoreBuilt();
const { values } = parseArgs({
	options: {
		port: { type: "string", default: "27027" },
		dir: { type: "string", default: join(ROOT, ".data", "store") },
	},
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.exit(await run(process.execPath, [storeProgram(), "--dir", values.dir, "--port", values.port]));
