import { setTimeout } from "node:timers/promises";
import { MongoClient } from "mongodb";
import type { TestShop } from "../support/test-shop";
import { letLeasesEnd, violationsIn } from "./checks";
import type { Ledger } from "./ledger";
import type { Random } from "./random";

const READY_MS = 30_000;
/** How long what follows from an order may take once everything runs again; milliseconds. */
const CONSEQUENCES_MS = 25_000;

type Victim = "application" | "other application" | "store";
const VICTIMS: readonly [readonly Victim[], ...(readonly Victim[])[]] = [
	["application"],
	["other application"],
	["application", "other application"],
	["store"],
	["store"],
	["application", "store"],
	["store", "other application"],
];

/** Kills at a random moment, leaves it dead for a while, and starts it again. Says who died. */
export async function killAndRestart(shop: TestShop, random: Random): Promise<string> {
	await setTimeout(random.between(200, 3_000));
	const victims = random.pick(VICTIMS);
	const apps = { application: shop.nth(0).app, "other application": shop.nth(1).app };
	const parts = victims.map((name) => (name === "store" ? shop.store : apps[name]));
	for (const part of parts) {
		await part.kill();
		await setTimeout(random.between(0, 100));
	}
	await setTimeout(random.between(0, 1_500));
	for (const part of parts) await part.start();
	const until = Date.now() + READY_MS;
	while (!(await shop.isReady())) {
		if (Date.now() > until) throw new Error("the shop did not recover by itself within 30 seconds");
		await setTimeout(50);
	}
	return victims.join(" and ");
}

/** Looks at the shop's data, while nobody changes it, until all is as it must be; gives what still is not. */
export async function settle(shop: TestShop, ledger: Ledger): Promise<string[]> {
	const client = await MongoClient.connect(shop.env.MONGODB_URI ?? "");
	try {
		const until = Date.now() + CONSEQUENCES_MS;
		let nudged = 0;
		for (;;) {
			const violations = await violationsIn(client.db(), ledger);
			if (violations.length === 0 || Date.now() > until) return violations;
			if (Date.now() - nudged > 5_000) {
				await letLeasesEnd(client.db());
				nudged = Date.now();
			}
			await setTimeout(300);
		}
	} finally {
		await client.close();
	}
}
