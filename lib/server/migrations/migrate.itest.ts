import { afterAll, beforeAll, expect, test } from "vitest";
import { FIRST_URDU } from "@/lib/products/server/first-words";
import { Migration } from "@/models/migration";
import { OutgoingMail } from "@/models/notifications";
import { Order } from "@/models/order";
import { Product } from "@/models/products";
import { SellerAction } from "@/models/team";
import { dropOwnDatabase, takeOwnDatabase } from "@/tests/support/own-database";
import { testAddress } from "@/tests/support/products";
import { connectDatabase } from "../database/connect";
import { migrate } from "./migrate";
import type { Step } from "./steps";

beforeAll(async () => {
	takeOwnDatabase();
	await connectDatabase();
	// From a time when mails kept what they said.
	const mail = { to: "sana@inbox.pk", subject: "Set a new password", html: "<p>link</p>", text: "link" };
	await OutgoingMail.collection.insertMany([
		{ ...mail, key: "sent", state: "sent" },
		{ ...mail, key: "waiting", state: "waiting" },
	]);
});
afterAll(dropOwnDatabase);

test("an order from before the search is found afterwards, and the indexes are there", async () => {
	const { insertedId } = await Order.collection.insertOne({
		customer: { name: "Sana Iqbal", email: "sana@sabz-tests.pk" },
		address: testAddress,
		idempotencyKey: "old",
	});
	await migrate();
	const order = await Order.findById(insertedId).lean();
	expect(order?.searchWords).toContain("iqbal");
	expect(Object.keys(await Order.collection.indexInformation())).toContain("open_consequences");
});

test("a sent mail says nothing any more; one that waits still has its words", async () => {
	await migrate();
	const mails = await OutgoingMail.find().sort({ key: 1 }).lean();
	expect(mails.map(({ html, text }) => [html, text])).toEqual([
		[undefined, undefined],
		["<p>link</p>", "link"],
	]);
});

test("first goods from before there were other spellings get theirs; what somebody wrote stays", async () => {
	const good = { category: "Vegetables", price: 90, offerPrice: 90, imageUrl: "/images/a.webp" };
	await Product.collection.insertMany([
		{ ...good, slug: "potato", name: "Potato" },
		{ ...good, slug: "onion", name: "Onion", spellings: "" },
		{ ...good, slug: "my-own", name: "My own" },
	]);
	await Migration.deleteOne({ _id: "0006-first-spellings" });
	await migrate();
	const goods = await Product.find().sort({ slug: 1 }).lean();
	expect(goods.map(({ slug, spellings }) => [slug, spellings])).toEqual([
		["my-own", undefined],
		["onion", ""],
		["potato", expect.stringContaining("aloo")],
	]);
});

test("first goods from before there was Urdu get theirs; what somebody wrote, in either language, stays", async () => {
	const good = { category: "Vegetables", price: 90, offerPrice: 90, imageUrl: "/images/a.webp" };
	const { insertedIds } = await Product.collection.insertMany([
		{ ...good, slug: "tomato", name: "Tomato" },
		{ ...good, slug: "carrot", name: "Orange Carrot", urduName: "گاجر" },
		{ ...good, slug: "mooli", name: "White Radish", urduName: "سفید مولی", urduDescription: [] },
		{ ...good, slug: "methi", name: "Dried Methi" },
		{ ...good, slug: "palak", name: "Spinach", urduName: "پالک" },
	]);
	const entry = { at: new Date(), by: "owner", kind: "product-edited", outcome: "done" };
	await SellerAction.collection.insertMany([
		{
			...entry,
			subjectId: String(insertedIds[3]),
			changes: [{ field: "Name", before: "Methi", after: "…" }],
		},
		{ ...entry, subjectId: String(insertedIds[4]), changes: [{ field: "Price", before: "60", after: "70" }] },
	]);
	await Migration.deleteOne({ _id: "0007-first-urdu" });
	await migrate();
	const goods = await Product.find({ _id: { $in: Object.values(insertedIds) } })
		.sort({ slug: 1 })
		.lean();
	const { description } = FIRST_URDU.palak ?? {};
	expect(goods.map(({ slug, urduName, urduDescription }) => [slug, urduName, urduDescription])).toEqual([
		["carrot", "چائنا گاجر", FIRST_URDU.carrot?.description],
		["methi", undefined, undefined],
		["mooli", "سفید مولی", []],
		["palak", "پالک", description],
		["tomato", "ٹماٹر", FIRST_URDU.tomato?.description],
	]);
	await migrate();
	expect((await Product.findOne({ slug: "tomato" }).lean())?.revision).toBe(2);
});

test("many instances that start at once do each step once, and all wait until it is done", async () => {
	const ran: string[] = [];
	const step = (name: string): Step => ({
		name,
		run: async (onward) => {
			ran.push(name);
			await onward();
			await new Promise((done) => setTimeout(done, 50));
		},
	});
	const steps = [step("test-first"), step("test-second")];
	await Promise.all([migrate(steps), migrate(steps), migrate(steps)]);
	expect(ran).toEqual(["test-first", "test-second"]);
	await migrate(steps);
	expect(ran).toHaveLength(2);
	expect(await Migration.findById("lock").lean()).toBeNull();
});

test("a step that fails is not taken for done, and is begun again", async () => {
	let tries = 0;
	const steps: Step[] = [
		{
			name: "test-fails-once",
			run: async () => {
				tries += 1;
				if (tries === 1) throw new Error("cut off");
			},
		},
	];
	await expect(migrate(steps)).rejects.toThrow("cut off");
	await migrate(steps);
	expect(tries).toBe(2);
});

test("an earlier version that is at work is waited for", async () => {
	const locks = Migration.db.collection<{ _id: string; by: string; until: Date }>("migrations");
	await locks.insertOne({ _id: "lock", by: "the earlier", until: new Date(Date.now() + 60_000) });
	let isAtWork = true;
	const migrated = migrate([
		{
			name: "test-after-the-earlier",
			run: async () => {
				expect(isAtWork).toBe(false);
			},
		},
	]);
	await new Promise((done) => setTimeout(done, 500));
	isAtWork = false;
	await locks.deleteOne({ _id: "lock", by: "the earlier" });
	await migrated;
});

test("the lock of an instance that died is taken over", async () => {
	await Migration.updateOne(
		{ _id: "lock" },
		{ $set: { by: "the dead", until: new Date(Date.now() - 1) } },
		{ upsert: true },
	);
	let ran = false;
	await migrate([
		{
			name: "test-after-a-death",
			run: async () => {
				ran = true;
			},
		},
	]);
	expect(ran).toBe(true);
});
