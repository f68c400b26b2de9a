import { checkNode, ensureInstalled } from "../server/install.mjs";
import { say } from "../server/say.mjs";

checkNode();
await ensureInstalled("shop");
const { packagesByLicence } = await import("./support/packages.mjs");
for (const [licence, names] of packagesByLicence()) {
	say(`${licence} (${names.size})\n  ${[...names].sort().join(", ")}\n`);
}
