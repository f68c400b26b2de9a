import { checkNode, ensureInstalled, run } from "../server/program.mjs";

checkNode();
await ensureInstalled("all");
for (const step of ["types", "lint", "knip", "unit"]) {
	const code = await run("npm", ["run", "--silent", step]);
	if (code !== 0) process.exit(code);
}
