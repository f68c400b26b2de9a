import { checkNode, ensureInstalled } from "./support/install.mjs";
import { run } from "./support/run.mjs";

checkNode();
await ensureInstalled("all");
for (const step of ["types", "lint", "knip", "unit"]) {
	const code = await run("npm", ["run", "--silent", step]);
	if (code !== 0) process.exit(code);
}
