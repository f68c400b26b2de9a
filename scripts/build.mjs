import { ensureShopBuilt } from "../server/builds.mjs";
import { checkNode, ensureInstalled } from "../server/install.mjs";
import { say } from "../server/say.mjs";

checkNode();
await ensureInstalled("shop");
await ensureShopBuilt(process.env);
say("The shop is built.");
