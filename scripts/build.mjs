import { ensureShopBuilt } from "./support/builds.mjs";
import { checkNode, ensureInstalled } from "./support/install.mjs";
import { say } from "./support/say.mjs";

checkNode();
await ensureInstalled("shop");
await ensureShopBuilt(process.env);
say("The shop is built.");
