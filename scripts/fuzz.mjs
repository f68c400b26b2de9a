import { randomInt } from "node:crypto";
import { checkNode, ensureInstalled, say } from "../server/program.mjs";
import { OF_SHOP, runVitest } from "./support/run-tests.mjs";

/** A long round of odd inputs for every call. FUZZ_RUNS: inputs a call; FUZZ_SEED: the round to repeat. */
const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));
const runs = process.env.FUZZ_RUNS ?? "300";

checkNode();
await ensureInstalled("all");
const { startTestShop } = await import("./support/test-shop.mjs");
const shop = await startTestShop();
say(`${runs} inputs a call. To repeat this round: FUZZ_SEED=${seed} FUZZ_RUNS=${runs} npm run fuzz`);
const env = { ...shop.env, FUZZ_SEED: seed, FUZZ_RUNS: runs };
const code = await runVitest(OF_SHOP, { args: ["fuzz", ...process.argv.slice(2)], env });
await shop.stop();
process.exit(code);
