import { buildShop } from "./support/builds.mjs";
import { checkNode, ensureInstalled } from "./support/install.mjs";

checkNode();
await ensureInstalled("shop");
await buildShop(process.env);
