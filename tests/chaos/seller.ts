import { z } from "zod";
import { Client } from "./client";
import type { Gate } from "./gate";
import type { World } from "./shopper";

const NEXT: Record<string, string> = {
	"Order Placed": "Packed",
	Packed: "Out for delivery",
	"Out for delivery": "Delivered",
};
const listed = z.object({ orders: z.array(z.object({ _id: z.string(), status: z.string() })) });

/** Signs this client in as the owner. */
async function signIn(client: Client): Promise<void> {
	const body = { email: "seller@sabz.example", password: "Fresh-Market-1" };
	client.cookies = (await client.expect([200], "POST", "/api/seller/login", { body })).cookies;
}

/** Takes some open order one step further. */
async function moveOrder({ ledger, random }: World, client: Client): Promise<void> {
	const { json } = await client.expect([200], "GET", "/api/order/seller");
	const [first, ...others] = listed.parse(json).orders.filter(({ status }) => NEXT[status]);
	if (!first) return;
	const { _id, status } = random.pick([first, ...others]);
	const next = NEXT[status] ?? "";
	// 409: an earlier try that was not answered has done it.
	await client.expect([200, 409], "PUT", `/api/order/status/${_id}`, { body: { status: next } });
	ledger.steps.set(_id, [...(ledger.steps.get(_id) ?? []), next]);
}

async function setStock({ ledger, random }: World, client: Client, productId: string): Promise<void> {
	const inStock = random.chance(0.5);
	ledger.stock.delete(productId);
	await client.expect([200], "PATCH", "/api/product/stock", { body: { id: productId, inStock } });
	ledger.stock.set(productId, inStock);
}

/** The seller at work until it is time to go; `spare` is a product that no shopper buys. */
export async function sell(world: World, gate: Gate, spare: string): Promise<void> {
	const client = new Client(world.ledger);
	let isSignedIn = false;
	while (await gate.pass()) {
		try {
			if (!isSignedIn) await signIn(client);
			isSignedIn = true;
			await (world.random.chance(0.7) ? moveOrder(world, client) : setStock(world, client, spare));
		} catch (error) {
			world.ledger.violations.push(
				`the seller was stopped: ${error instanceof Error ? error.message : error}`,
			);
		}
	}
}
