import { parseArgs } from "node:util";
import { z } from "zod";
import { SOLD_BY } from "@/lib/text/sold-by";
import { ensureShopBuilt, ensureStoreBuilt } from "@/server/builds.mjs";
import { giveUp, say } from "@/server/program.mjs";
import { api } from "../support/api";
import { newStaff } from "../support/people";
import { startTestShop } from "../support/test-shop";
import { killAndRestart, settle } from "./cycle";
import { Gate } from "./gate";
import { Ledger } from "./ledger";
import { pack } from "./packer";
import { randomFrom } from "./random";
import { deliver } from "./rider";
import { sell } from "./seller";
import { COUPON, shop as goShopping } from "./shopper";

const SHOPPERS = 5;
/** Each of these, 20 pieces of it, is above the smallest order. */
const ENOUGH_RUPEES = 75;

const { values } = parseArgs({
	options: { cycles: { type: "string", default: "20" }, seed: { type: "string" } },
});
const number = z.coerce.number().int().min(0);
const parsed = z.tuple([number, number]).safeParse([values.cycles, values.seed ?? Date.now() % 1_000_000]);
if (!parsed.success) giveUp("Say whole numbers: npm run chaos -- --cycles 20 --seed 7");
const [cycles, seed] = parsed.data;

const catalogue = z.object({
	products: z.array(
		z.object({ _id: z.string(), offerPrice: z.number(), inStock: z.boolean(), soldBy: z.enum(SOLD_BY) }),
	),
});

await ensureStoreBuilt();
await ensureShopBuilt(process.env);
const shop = await startTestShop({ instances: 2 });
const ledger = new Ledger(shop.second);
const { json } = await api("GET", "/api/product/all-products");
const [spare, first, ...others] = catalogue
	.parse(json)
	.products.filter(({ soldBy, inStock }) => inStock && soldBy === "piece")
	.filter(({ offerPrice }) => offerPrice >= ENOUGH_RUPEES)
	.map(({ _id }) => _id);
if (!spare || !first) giveUp("There is nothing to buy.");

// So few that shoppers meet in it.
const SLOT_CAPACITY = 12;
const seller = shop.owner;
await api("PUT", "/api/seller/shop", { cookies: seller, body: { slotCapacity: SLOT_CAPACITY } });

// So many that none is refused: what counts is where they are.
const PIECES = 1_000_000;
for (const productId of [first, ...others.slice(0, 3)]) {
	await api("POST", "/api/seller/stock", {
		cookies: seller,
		body: { productId, set: PIECES, reason: "count" },
	});
}

/** Of a coupon that may be used so often, and never more. */
const USES = 60;
await api("POST", "/api/seller/coupons", {
	cookies: seller,
	body: { code: COUPON, kind: "percent", value: 5, maxUses: USES },
});

const packer = await newStaff("packer");
const riders = [await newStaff("rider"), await newStaff("rider")] as const;

const gate = new Gate(SHOPPERS + 2 + riders.length);
const worldOf = (person: number) => ({
	ledger,
	random: randomFrom(seed + person * 7919),
	products: [first, ...others.slice(0, 9)] as const,
});
const people = Array.from({ length: SHOPPERS }, (_, i) => goShopping(worldOf(i + 1), gate));
people.push(sell(worldOf(0), gate, spare));
people.push(pack(worldOf(SHOPPERS + 1), gate, packer, riders));
for (const [i, rider] of riders.entries())
	people.push(deliver(worldOf(SHOPPERS + 2 + i), gate, rider, seller));

say(
	`Chaos with seed ${seed}: ${cycles} cycles of kill -9 under ${SHOPPERS} shoppers, a seller, a packer and ${riders.length} riders.`,
);
const random = randomFrom(seed);
let done = 0;
try {
	for (; done < cycles && ledger.violations.length === 0; done += 1) {
		const victims = await killAndRestart(shop, random);
		await gate.close();
		ledger.violations.push(...(await settle(shop, ledger)));
		say(`  ${done + 1}. killed ${victims}: ${ledger.acknowledgedOrders} orders, ${ledger.requests} requests`);
		gate.open();
	}
} catch (error) {
	ledger.violations.push(error instanceof Error ? error.message : String(error));
}
gate.end();
await Promise.race([Promise.all(people), new Promise((over) => setTimeout(over, 30_000))]);
if (ledger.violations.length === 0) ledger.violations.push(...(await settle(shop, ledger)));
if (done >= 10 && ledger.riderSteps.size === 0) ledger.violations.push("no rider took a step");
await shop.stop();

say(
	`Seed ${seed}: ${done} cycles, ${ledger.requests} requests (${ledger.unanswered} unanswered or told to come ` +
		`back), ${ledger.accounts.size} accounts, ${ledger.acknowledgedOrders} acknowledged orders, ` +
		`${ledger.payments.size} payments, ${ledger.riderSteps.size} steps of riders, ${ledger.reviews.size} reviews, ${ledger.violations.length} violations`,
);
for (const violation of ledger.violations.slice(0, 50)) say(`  - ${violation}`);
process.exit(ledger.violations.length === 0 ? 0 : 1);
