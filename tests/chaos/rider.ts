import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { TestStaff } from "../support/people";
import { Client } from "./client";
import type { Gate } from "./gate";
import type { World } from "./shopper";

const round = z.object({ deliveries: z.array(z.object({ _id: z.string(), status: z.string() })) });
const counted = z.object({ expected: z.number() });

type Rider = { id: string; client: Client; owner: Client };

/** Takes some delivery one step further, twice under one key as a phone does that was not answered. */
async function ride({ ledger, random }: World, { client }: Rider): Promise<void> {
	const { json } = await client.expect([200], "GET", "/api/rider/deliveries");
	const [first, ...others] = round.parse(json).deliveries;
	if (!first) return;
	const { _id, status } = random.pick([first, ...others]);
	const step = status === "Packed" ? "picked_up" : "delivered";
	const key = randomUUID();
	const body = { step, reason: "The phone is off", at: new Date().toISOString(), key };
	for (let times = 0; times < 2; times++) {
		// 409: the seller was faster.
		const answer = await client.expect([200, 409], "PUT", `/api/rider/deliveries/${_id}`, { body });
		if (answer.status === 200) ledger.riderSteps.set(key, { orderId: _id, step });
		else if (ledger.riderSteps.has(key))
			ledger.violations.push(`the step ${key} was taken, and then refused`);
	}
}

async function handOver({ ledger }: World, { id, owner }: Rider): Promise<void> {
	const key = randomUUID();
	const body = { rider: id, counted: 1000, key };
	const { json } = await owner.expect([200], "POST", "/api/seller/cash/handover", { body });
	ledger.handovers.set(key, counted.parse(json).expected);
}

/** A rider at work until it is time to go; the owner counts their cash now and then. */
export async function deliver(
	world: World,
	gate: Gate,
	staff: TestStaff,
	ownersCookies: string,
): Promise<void> {
	const [client, owner] = [new Client(world.ledger), new Client(world.ledger)];
	client.cookies = staff.cookies;
	owner.cookies = ownersCookies;
	const rider = { id: staff._id, client, owner };
	while (await gate.pass()) {
		try {
			await ride(world, rider);
			if (world.random.chance(0.2)) await handOver(world, rider);
		} catch (error) {
			world.ledger.violations.push(`a rider was stopped: ${error instanceof Error ? error.message : error}`);
		}
	}
}
