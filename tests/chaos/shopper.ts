import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { mailsTo, tokenIn } from "../support/mail-files";
import { testAddress } from "../support/products";
import { Client } from "./client";
import type { Gate } from "./gate";
import type { Ledger } from "./ledger";
import { payByWallet } from "./pay";
import type { Random } from "./random";

const PASSWORD = "Mango-Chaunsa-9";
const MAIL_PATIENCE_MS = 4_000;
const placed = z.object({ order: z.object({ _id: z.string(), amount: z.number() }) });
const reviewed = z.object({ review: z.object({ _id: z.string() }) });
const changed = z.object({ version: z.number() });
const saved = z.object({ address: z.object({ _id: z.string() }) });

export type World = { ledger: Ledger; random: Random; products: readonly [string, ...string[]] };
export type Shopper = { client: Client; email: string };

/** Waits for the newest verification mail; when it does not come soon, asks for another. */
async function verificationToken({ client, email }: Shopper): Promise<string> {
	for (;;) {
		const until = Date.now() + MAIL_PATIENCE_MS;
		while (Date.now() < until) {
			const mail = (await mailsTo(email)).findLast(({ text }) => text?.includes("/verify-email/"));
			if (mail) return tokenIn(mail, "verify-email");
			await setTimeout(100);
		}
		await client.expect([200], "POST", "/api/user/resend-verification", { body: { email } });
	}
}

/** A new customer: registered, verified by the link in the mail, signed in. */
async function join({ ledger }: World): Promise<Shopper> {
	const email = `chaos-${randomUUID().slice(0, 8)}@sabz-tests.pk`;
	const shopper = { client: new Client(ledger), email };
	const { client } = shopper;
	const body = { name: "Sana Iqbal", email, password: PASSWORD };
	const { status, tries } = await client.expect([201, 409], "POST", "/api/user/register", { body });
	if (status === 409 && tries === 1) ledger.violations.push(`${email} was taken before it was registered`);
	ledger.accounts.set(email, { isVerified: false });
	for (let status = 400; status !== 200; ) {
		const token = await verificationToken(shopper);
		// 400: asking for another link has made this one worthless, and the newer mail is on its way.
		({ status } = await client.expect([200, 400], "GET", `/api/user/verify-email/${token}`));
	}
	ledger.accounts.set(email, { isVerified: true });
	const credentials = { body: { email, password: PASSWORD } };
	client.cookies = (await client.expect([200], "POST", "/api/user/login", credentials)).cookies;
	return shopper;
}

/** Puts so many of one product into the cart; it held nothing, or the same product. */
async function fillCart({ ledger, random, products }: World, { client, email }: Shopper) {
	const productId = random.pick(products);
	const quantity = random.between(20, 40);
	ledger.carts.delete(email);
	await client.expect([200], "DELETE", "/api/user/cart/clear");
	const { json } = await client.expect([200], "PUT", "/api/user/cart/update", {
		body: { productId, quantity },
	});
	ledger.carts.set(email, { [productId]: quantity });
	return { item: { product: productId, quantity }, cartVersion: changed.parse(json).version };
}

/**
 * Orders with cash on delivery, now and then by two taps at once, of which the second may be a new try with another
 * key and delivery time: the cart becomes one order all the same, and whoever comes second is shown it.
 */
async function orderWithCash(world: World, shopper: Shopper): Promise<void> {
	const { ledger, random } = world;
	const { client, email } = shopper;
	const { item, cartVersion } = await fillCart(world, shopper);
	const key = randomUUID();
	const known = { email, key, orderId: null, amount: null };
	ledger.orders.set(key, known);
	ledger.carts.delete(email);
	const tap = async (key: string, deliveryTime: "standard" | "express", statuses: readonly number[]) => {
		const { json } = await client.expect(statuses, "POST", "/api/order/cod", {
			headers: { "idempotency-key": key },
			body: { items: [item], address: testAddress, deliveryTime, cartVersion },
		});
		return placed.parse(json).order;
	};
	const sameTaps = () => [tap(key, "standard", [201]), tap(key, "standard", [201])];
	const rivals = () => [tap(key, "standard", [201, 409]), tap(randomUUID(), "express", [201, 409])];
	const taps = await Promise.all(
		random.chance(0.3) ? sameTaps() : random.chance(0.4) ? rivals() : [tap(key, "standard", [201])],
	);
	const [order] = taps;
	if (new Set(taps.map(({ _id }) => _id)).size > 1)
		ledger.violations.push(`two orders for the cart ${cartVersion} of ${email}`);
	if (order) ledger.orders.set(key, { ...known, orderId: order._id, amount: order.amount });
	ledger.carts.set(email, {});
}

const offered = z.object({ slots: z.array(z.object({ id: z.string() })) });
/** Everybody knows it, and it is soon used up. */
export const COUPON = "CHAOS";
const refusedCoupon = z.object({ errors: z.object({ coupon: z.string() }) });

/** Orders with the coupon that everybody knows. */
async function orderWithCoupon(world: World, shopper: Shopper): Promise<void> {
	const { ledger } = world;
	const { client, email } = shopper;
	const { item, cartVersion } = await fillCart(world, shopper);
	const key = randomUUID();
	ledger.carts.delete(email);
	const { status, json } = await client.expect([201, 409], "POST", "/api/order/cod", {
		headers: { "idempotency-key": key },
		body: { items: [item], address: testAddress, coupon: COUPON, cartVersion },
	});
	if (status === 409) {
		refusedCoupon.parse(json);
		ledger.carts.set(email, { [item.product]: item.quantity });
		return;
	}
	const { _id, amount } = placed.parse(json).order;
	ledger.orders.set(key, { email, key, orderId: _id, amount });
	ledger.carts.set(email, {});
}

const refusedSlot = z.object({ message: z.literal("This delivery time is no longer available") });

/** Orders for the delivery time that everybody wants: it takes few, and is often full. */
async function orderForSlot(world: World, shopper: Shopper): Promise<void> {
	const { ledger, random } = world;
	const { client, email } = shopper;
	const { slots } = offered.parse((await client.expect([200], "GET", "/api/delivery-slots")).json);
	const slot = slots.at(-random.between(1, 2))?.id;
	const { item, cartVersion } = await fillCart(world, shopper);
	const key = randomUUID();
	ledger.carts.delete(email);
	const { status, json } = await client.expect([201, 409], "POST", "/api/order/cod", {
		headers: { "idempotency-key": key },
		body: { items: [item], address: testAddress, deliveryTime: "slot", slot, cartVersion },
	});
	if (status === 409) {
		refusedSlot.parse(json);
		ledger.carts.set(email, { [item.product]: item.quantity });
		return;
	}
	const { _id, amount } = placed.parse(json).order;
	ledger.orders.set(key, { email, key, orderId: _id, amount });
	ledger.carts.set(email, {});
}

async function review({ ledger, random, products }: World, { client }: Shopper): Promise<void> {
	const productId = random.pick(products);
	const body = { productId, name: "Sana", rating: random.between(1, 5), comment: "Sweet and fresh." };
	const { status, json } = await client.expect([201, 409], "POST", "/api/reviews", { body });
	if (status === 201) ledger.reviews.add(reviewed.parse(json).review._id);
}

async function saveAddress({ ledger }: World, { client, email }: Shopper): Promise<void> {
	const { json } = await client.expect([201], "POST", "/api/user/address", { body: testAddress });
	ledger.addresses.set(saved.parse(json).address._id, email);
}

/** One customer after the other, each with a few orders, until the gate says that it is time to go. */
export async function shop(world: World, gate: Gate): Promise<void> {
	const { random, ledger } = world;
	while (await gate.pass()) {
		try {
			const shopper = await join(world);
			const deeds = [
				orderWithCash,
				orderWithCash,
				orderForSlot,
				orderWithCoupon,
				payByWallet(fillCart),
				review,
				saveAddress,
			] as const;
			for (let left = random.between(3, 8); left > 0 && (await gate.pass()); left -= 1)
				await random.pick(deeds)(world, shopper);
		} catch (error) {
			ledger.violations.push(`a shopper was stopped: ${error instanceof Error ? error.message : error}`);
		}
	}
}
