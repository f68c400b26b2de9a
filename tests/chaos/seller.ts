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

const paidOrders = z.object({
	orders: z.array(z.object({ _id: z.string(), status: z.string(), isPaid: z.boolean() })),
});
const due = z.object({ refunds: z.array(z.object({ _id: z.string() })) });

/** Cancels a paid order, and gives what was paid as credit, which its customer's next orders use. */
async function giveCredit({ random }: World, client: Client): Promise<void> {
	const { json } = await client.expect([200], "GET", "/api/order/seller");
	const paid = paidOrders
		.parse(json)
		.orders.filter(({ status, isPaid }) => isPaid && status === "Order Placed");
	const [first, ...others] = paid;
	if (first) {
		const { _id } = random.pick([first, ...others]);
		const body = { status: "Cancelled", reason: "No onions today" };
		await client.expect([200, 409], "PUT", `/api/order/status/${_id}`, { body });
	}
	const refunds = await client.expect([200], "GET", "/api/seller/refunds?state=due");
	const [refund] = due.parse(refunds.json).refunds;
	if (!refund) return;
	// 409: an earlier try that was not answered has done it.
	await client.expect([200, 409], "PUT", `/api/seller/refunds/${refund._id}/settle`, {
		body: { method: "credit", reference: "" },
	});
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
	const setSpare = () => setStock(world, client, spare);
	let isSignedIn = false;
	while (await gate.pass()) {
		try {
			if (!isSignedIn) await signIn(client);
			isSignedIn = true;
			await world.random.pick([moveOrder, moveOrder, moveOrder, giveCredit, setSpare] as const)(
				world,
				client,
			);
		} catch (error) {
			world.ledger.violations.push(
				`the seller was stopped: ${error instanceof Error ? error.message : error}`,
			);
		}
	}
}
