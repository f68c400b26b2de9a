import { ensureShopBuilt, ensureStoreBuilt } from "../server/builds.mjs";
import { checkNode, ensureInstalled, say } from "../server/program.mjs";

checkNode();
await ensureInstalled("shop");
await ensureShopBuilt(process.env);
await ensureStoreBuilt();
say("The shop is built.");
