import { z } from "zod";
import type { TestStaff } from "../support/people";
import { Client } from "./client";
import type { Gate } from "./gate";
import type { World } from "./shopper";

const items = z.array(z.object({ product: z.object({ _id: z.string() }), quantity: z.number() }));
const toPack = z.object({ orders: z.array(z.object({ _id: z.string(), items })) });

/** Packs some order as it was ordered, and gives the bag to some rider. */
async function packOne(
	{ ledger, random }: World,
	client: Client,
	riders: readonly [TestStaff, ...TestStaff[]],
) {
	const { json } = await client.expect([200], "GET", "/api/order/packing");
	const [first, ...others] = toPack.parse(json).orders;
	if (!first) return;
	const { _id, items: ordered } = random.pick([first, ...others]);
	const lines = ordered.map(({ product, quantity }) => ({ product: product._id, picked: quantity }));
	// 409: the seller was faster, the customer has cancelled, or an earlier try that was not answered has done it.
	const body = { lines, isComplete: true };
	const packed = await client.expect([200, 409], "PUT", `/api/order/${_id}/pack`, { body });
	if (packed.status === 200) ledger.steps.set(_id, [...(ledger.steps.get(_id) ?? []), "Packed"]);
	const rider = random.pick(riders)._id;
	await client.expect([200, 409], "PUT", `/api/order/${_id}/assign`, { body: { rider } });
}

/** A packer at work until it is time to go. */
export async function pack(
	world: World,
	gate: Gate,
	packer: TestStaff,
	riders: readonly [TestStaff, ...TestStaff[]],
): Promise<void> {
	const client = new Client(world.ledger);
	client.cookies = packer.cookies;
	while (await gate.pass()) {
		try {
			await packOne(world, client, riders);
		} catch (error) {
			world.ledger.violations.push(`a packer was stopped: ${error instanceof Error ? error.message : error}`);
		}
	}
}
