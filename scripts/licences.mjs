import { packagesByLicence } from "./support/packages.mjs";
import { say } from "./support/say.mjs";

for (const [licence, names] of packagesByLicence()) {
	say(`${licence} (${names.size})\n  ${[...names].sort().join(", ")}\n`);
}
