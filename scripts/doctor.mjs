import { checkNode, ensureInstalled, runTypeScript } from "../server/program.mjs";

checkNode();
await ensureInstalled("shop");
process.exit(
	await runTypeScript("scripts/doctor/main.ts", process.argv.slice(2), {
		...process.env,
		LOG_LEVEL: "silent",
	}),
);
