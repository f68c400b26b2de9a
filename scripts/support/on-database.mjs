import { checkNode, ensureInstalled, runTypeScript } from "../../server/program.mjs";
import { checkedSettings, ensureDataDir, shopEnv } from "../../server/shop-env.mjs";

/**
 * Runs a TypeScript program on the shop's database: the one that MONGODB_URI names, else the embedded store, the
 * running shop's when there is one. Ends this process with the program's exit code.
 * @param {string} file
 * @param {string[]} args
 */
export async function runOnDatabase(file, args) {
	checkNode();
	await ensureInstalled("shop");
	const settings = await checkedSettings();
	ensureDataDir(settings.DATA_DIR);
	if (settings.MONGODB_URI) {
		process.exit(await runTypeScript(file, args, shopEnv(settings, settings.MONGODB_URI)));
	}
	const { openStore } = await import("../../server/store.mjs");
	const store = await openStore(settings.DATA_DIR);
	const code = await runTypeScript(file, args, shopEnv(settings, store.uri));
	await store.stop();
	process.exit(code);
}
