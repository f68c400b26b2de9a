import { checkNode, ensureInstalled, say } from "../server/program.mjs";

checkNode();
await ensureInstalled("shop");
const { packagesByLicence } = await import("./support/packages.mjs");
for (const [licence, names] of packagesByLicence()) {
	say(`${licence} (${names.size})\n  ${[...names].sort().join(", ")}\n`);
}
