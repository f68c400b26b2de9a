import { ensureStoreBuilt } from "../server/builds.mjs";
import { checkNode, ensureInstalled } from "../server/program.mjs";
import { testStore } from "./support/run-tests.mjs";

/** The embedded store's own tests. When they pass, packages/embedded-mongodb/passed.txt says for what; commit it. */
checkNode();
await ensureInstalled("all");
await ensureStoreBuilt();
process.exit(await testStore());
