import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { mailsTo, tokenIn } from "../support/mail-files";
import { Client } from "./client";
import type { Gate } from "./gate";
import { signIn } from "./seller";
import type { World } from "./shopper";

const invited = z.object({ member: z.object({ _id: z.string() }) });
const board = z.object({
	orders: z.array(z.object({ _id: z.string(), status: z.string(), rider: z.unknown() })),
});
const round = z.object({ deliveries: z.array(z.object({ _id: z.string(), status: z.string() })) });
const counted = z.object({ expected: z.number() });

type Rider = { id: string; client: Client; owner: Client };

/** Somebody who rides from now on: invited by the owner, joined by the link in the mail. */
async function join({ ledger }: World): Promise<Rider> {
	const [client, owner] = [new Client(ledger), new Client(ledger)];
	await signIn(owner);
	for (;;) {
		const email = `rider-${randomUUID().slice(0, 8)}@sabz-tests.pk`;
		const body = { name: "Imran Rider", email, phone: "03001234567", role: "rider" };
		const answer = await owner.expect([201, 409], "POST", "/api/seller/team", { body });
		// 409: an earlier try that was not answered has invited them; another address is simpler.
		if (answer.status === 409) continue;
		const { _id: id } = invited.parse(answer.json).member;
		for (let tries = 0; tries < 100; tries++) {
			const mail = (await mailsTo(email)).findLast(({ text }) => text?.includes("/seller/join/"));
			if (!mail) {
				await setTimeout(100);
				continue;
			}
			const password = "Mango-Chaunsa-9";
			const path = `/api/seller/join/${tokenIn(mail, "seller/join")}`;
			await client.expect([200, 400], "POST", path, { body: { password } });
			const login = { body: { email, password } };
			client.cookies = (await client.expect([200], "POST", "/api/seller/login", login)).cookies;
			return { id, client, owner };
		}
	}
}

/** Gives some bag that nobody has to this rider. */
async function give({ random }: World, { id, owner }: Rider): Promise<void> {
	const { json } = await owner.expect([200], "GET", "/api/order/seller?status=Packed");
	const [first, ...others] = board.parse(json).orders.filter(({ rider }) => rider === null);
	if (!first) return;
	const { _id } = random.pick([first, ...others]);
	await owner.expect([200, 409], "PUT", `/api/order/${_id}/assign`, { body: { rider: id } });
}

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

/** A rider at work until it is time to go. */
export async function deliver(world: World, gate: Gate): Promise<void> {
	let rider: Rider | undefined;
	while (await gate.pass()) {
		try {
			rider ??= await join(world);
			await give(world, rider);
			await ride(world, rider);
			if (world.random.chance(0.2)) await handOver(world, rider);
		} catch (error) {
			world.ledger.violations.push(`a rider was stopped: ${error instanceof Error ? error.message : error}`);
		}
	}
}
