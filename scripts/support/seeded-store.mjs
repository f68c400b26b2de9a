import { runTypeScript } from "../../server/run.mjs";
import { giveUp } from "../../server/say.mjs";
import { startStore } from "../../server/store.mjs";

/** Empties the database that the environment names, and fills it as a new shop's. @param {NodeJS.ProcessEnv} env */
export async function seed(env) {
	const code = await runTypeScript("scripts/seed/main.ts", ["--reset"], env);
	if (code !== 0) giveUp("The test shop could not be seeded.");
}

/**
 * A store that is filled as a new shop's, closed again. A copy of its folder is a shop of a test's own, for a hundredth
 * of the time.
 * @param {string} dataDir @param {NodeJS.ProcessEnv} env
 */
export async function seedStore(dataDir, env) {
	const store = await startStore(dataDir);
	await seed({ ...env, MONGODB_URI: store.uri });
	await store.stop();
}
