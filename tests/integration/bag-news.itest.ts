import { ObjectId } from "mongodb";
import { expect } from "vitest";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { takeStep } from "../support/deliveries";
import { pack, threePieces } from "../support/money";
import { whose } from "../support/orders";
import { newCustomer, newStaff } from "../support/people";
import { messagesTo, newByNumber, newNumber } from "../support/phones";
import { newProduct } from "../support/products";
import { assign, move, packLines } from "../support/seller";
import { orderedCash } from "../support/shopping";
import { allTold, CHANGED, packedOf, subjectsTo, textsTo, textTo, WITHIN } from "../support/step-news";

/** What customers are told of a bag that is otherwise than they ordered it. */

/** The mails about the bags of an order. */
const bagsMailed = async (id = "") =>
	(await database())
		.collection("outgoingmails")
		.find({ key: { $regex: `^packed:${id}:` } })
		.toArray();

async function moved(...step: Parameters<typeof move>): Promise<void> {
	expect((await move(...step)).status).toBe(200);
}

it("what was packed otherwise is mailed, once, also where the order goes on at once", async ({ shop }) => {
	const [byTeam, byRider, later] = [await newCustomer(), await newCustomer(), await newCustomer()];
	await moved(await packedOf(byTeam), "Out for delivery");
	const rider = await newStaff("rider");
	const carried = await packedOf(byRider);
	await assign(carried, rider._id);
	expect((await takeStep(carried, { step: "picked_up" }, rider.cookies)).status).toBe(200);
	const waiting = await packedOf(later);
	await shop.letUndoPass();
	await moved(waiting, "Out for delivery");
	await shop.letUndoPass();
	for (const customer of [byTeam, byRider, later])
		await expect
			.poll(() => subjectsTo(customer), WITHIN)
			.toEqual(["Your Sabz order X is on its way", CHANGED]);
});

it("a packing that was mailed is not told again to a phone that was chosen since", async ({ shop }) => {
	const [customer, phone] = [await newCustomer(), newNumber()];
	const id = await packedOf(customer);
	await shop.letUndoPass();
	await expect.poll(() => subjectsTo(customer), WITHIN).toEqual([CHANGED]);
	const users = (await database()).collection("users");
	await users.updateOne({ _id: new ObjectId(customer._id) }, { $set: { phone, notifyBy: "whatsapp" } });
	await moved(id, "Out for delivery");
	await shop.letUndoPass();
	const told = async () => (await messagesTo(phone)).map(({ text }) => text);
	await expect
		.poll(told, WITHIN)
		.toEqual([expect.stringMatching(/is on its way\. .* Your code for the rider is \d{4}\.$/)]);
});

it("a phone is told what was ordered and what was weighed", async ({ shop }) => {
	const { phone, cookies } = await newByNumber();
	const kilo = { soldBy: "weight" as const, stepGrams: 250, offerPrice: 700, price: 800 };
	const mango = await newProduct({ name: "Told mango", ...kilo });
	const { _id } = await orderedCash({ cookies }, [{ product: mango, quantity: 10 }]);
	await packLines(_id, [{ product: mango, grams: 2420 }]);
	await shop.letUndoPass();
	const told = async () => (await messagesTo(phone)).at(-1)?.text;
	await expect
		.poll(told, WITHIN)
		.toContain(". Told mango: ordered 2.5 kg, weighed 2.42 kg. Rs. 56 less. My Orders shows");
});

it("what is packed anew after a failed delivery is told of with its new amount", async ({ shop }) => {
	const [customer, rider] = [await newCustomer(), await newStaff("rider")];
	const { product, order } = threePieces(whose(customer));
	const id = await order;
	const told = async () => (await subjectsTo(customer)).filter((subject) => subject === CHANGED).length;
	expect((await pack(id, product, 2)).status).toBe(200);
	await shop.letUndoPass();
	await expect.poll(told, WITHIN).toBe(1);
	await assign(id, rider._id);
	await takeStep(id, { step: "failed", reason: "nobody_home" }, rider.cookies);
	expect((await pack(id, product, 1)).status).toBe(200);
	await shop.letUndoPass();
	await expect.poll(told, WITHIN).toBe(2);
	expect(await textTo(customer)).toContain("It comes to Rs. 1,050 instead of Rs. 3,150.");
});

it("a change that costs the same names no other amount", async ({ shop }) => {
	const [byMail, byPhone] = [await newCustomer(), await newByNumber()];
	const [tomato, onion] = await Promise.all([
		newProduct({ name: "Even tomato", offerPrice: 500 }),
		newProduct({ name: "Even onion", offerPrice: 500 }),
	]);
	const instead = { product: tomato, picked: 2, replacement: { product: onion, quantity: 2 } };
	for (const { cookies } of [byMail, byPhone]) {
		const { _id } = await orderedCash({ cookies }, [{ product: tomato, quantity: 4 }]);
		expect((await packLines(_id, [instead])).status).toBe(200);
	}
	await shop.letUndoPass();
	await expect.poll(() => subjectsTo(byMail), WITHIN).toContain(CHANGED);
	expect(await textTo(byMail)).toContain("Even onion");
	expect(await textTo(byMail)).not.toContain("It comes to");
	const told = async () => (await messagesTo(byPhone.phone)).at(-1)?.text;
	await expect.poll(told, WITHIN).toContain("It comes to Rs. 2,100 as before.");
});

it("a bag packed again is told of once; another one, and the first after that, again", async ({ shop }) => {
	const [customer, rider] = [await newCustomer(), await newStaff("rider")];
	const [product, onion, okra] = await Promise.all([1, 2, 3].map(() => newProduct({ offerPrice: 500 })));
	const { _id } = await orderedCash(customer, [{ product, quantity: 4 }]);
	const timesTold: number[] = [];
	for (const instead of [onion, onion, okra, onion]) {
		const replacement = { product: instead, quantity: 2 };
		expect((await packLines(_id, [{ product, picked: 2, replacement }])).status).toBe(200);
		await shop.letUndoPass();
		await allTold(_id);
		timesTold.push((await bagsMailed(_id)).length);
		await assign(_id, rider._id);
		await takeStep(_id, { step: "failed", reason: "nobody_home" }, rider.cookies);
	}
	expect(timesTold).toEqual([1, 1, 2, 3]);
});

it("a bag that is whole again is told of once, with the amount that it comes to again", async ({ shop }) => {
	const [byMail, byPhone] = [await newCustomer(), await newByNumber()];
	const rider = await newStaff("rider");
	const product = await newProduct({ offerPrice: 500 });
	const ids: string[] = [];
	for (const { cookies } of [byMail, byPhone]) {
		const { _id } = await orderedCash({ cookies }, [{ product, quantity: 4 }]);
		ids.push(_id);
	}
	const timesTold: number[] = [];
	for (const picked of [4, 3, 4, 4, 2, 4]) {
		for (const id of ids) expect((await pack(id, product, picked)).status).toBe(200);
		await shop.letUndoPass();
		await allTold(...ids);
		timesTold.push((await bagsMailed(ids[0])).length);
		for (const id of ids) {
			await assign(id, rider._id);
			await takeStep(id, { step: "failed", reason: "nobody_home" }, rider.cookies);
		}
	}
	expect(timesTold).toEqual([0, 1, 2, 2, 3, 4]);
	const changed = async () => (await subjectsTo(byMail)).filter((subject) => subject === CHANGED).length;
	await expect.poll(changed, WITHIN).toBe(4);
	const whole = "Everything is in your bag now. It comes to Rs. 2,100";
	const mailed = (await textsTo(byMail)).filter((text) => text.includes(`${whole}. For questions`));
	expect(mailed).toHaveLength(2);
	const told = async () =>
		(await messagesTo(byPhone.phone)).filter(({ text }) => text.includes(whole)).length;
	await expect.poll(told, WITHIN).toBe(2);
});
