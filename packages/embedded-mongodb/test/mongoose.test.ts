import mongoose, { Schema, Types } from "mongoose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useServer } from "./support.js";

const server = useServer();
let connection: mongoose.Connection;

beforeAll(async () => {
	connection = await mongoose.createConnection(server.uri, { dbName: server.db.databaseName }).asPromise();
});
afterAll(() => connection.close());

const productSchema = new Schema({ name: String, price: Number, tags: [String] });
const orderSchema = new Schema(
	{
		user: { type: Schema.Types.ObjectId, required: true },
		key: { type: String, required: true },
		lines: [{ product: { type: Schema.Types.ObjectId, ref: "Product" }, quantity: Number }],
		counts: { type: Map, of: Number },
		status: { type: String, enum: ["new", "paid"], default: "new" },
	},
	{ timestamps: true },
);
orderSchema.index({ user: 1, key: 1 }, { unique: true });
orderSchema.index({ user: 1, createdAt: -1 });

const models = () => ({
	Product: connection.model("Product", productSchema, undefined, { overwriteModels: true }),
	Order: connection.model("Order", orderSchema, undefined, { overwriteModels: true }),
});

describe("Mongoose", () => {
	test("builds its indexes, twice without complaint", async () => {
		const { Order } = models();
		await Order.init();
		await Order.syncIndexes();
		expect(Object.keys(await Order.collection.indexInformation())).toEqual([
			"_id_",
			"user_1_key_1",
			"user_1_createdAt_-1",
		]);
	});

	test("creates, populates and saves documents", async () => {
		const { Order, Product } = models();
		const mango = await Product.create({ name: "Mango", price: 250, tags: ["fruit"] });
		const order = await Order.create({
			user: new Types.ObjectId(),
			key: "a",
			lines: [{ product: mango._id, quantity: 2 }],
			counts: { x: 1 },
		});
		const read = await Order.findById(order._id).populate("lines.product").lean();
		expect(read).toMatchObject({
			lines: [{ product: { name: "Mango" }, quantity: 2 }],
			counts: { x: 1 },
			status: "new",
		});
		const found = await Order.findById(order._id);
		found?.set("status", "paid");
		found?.set("lines.0.quantity", 5);
		await found?.save();
		expect(await Order.findById(order._id).lean()).toMatchObject({
			status: "paid",
			lines: [{ quantity: 5 }],
		});
	});

	test("notices a concurrent change of an array by its version", async () => {
		const { Order } = models();
		const order = await Order.create({
			user: new Types.ObjectId(),
			key: "v",
			lines: [{ quantity: 1 }, { quantity: 2 }],
		});
		const [a, b] = [await Order.findById(order._id), await Order.findById(order._id)];
		a?.lines.splice(0, 1);
		await a?.save();
		b?.set("lines.1.quantity", 9);
		await expect(b?.save()).rejects.toThrow(mongoose.Error.VersionError);
	});

	test("reports a duplicate key with what was duplicate", async () => {
		const { Order } = models();
		await Order.init();
		const user = new Types.ObjectId();
		await Order.create({ user, key: "same" });
		await expect(Order.create({ user, key: "same" })).rejects.toMatchObject({
			code: 11000,
			keyValue: { user, key: "same" },
		});
	});

	test("reads the newest first, page by page, and aggregates", async () => {
		const { Order } = models();
		const user = new Types.ObjectId();
		await Order.insertMany(
			Array.from({ length: 30 }, (_, i) => ({
				user,
				key: `k${i}`,
				createdAt: new Date(i * 1000),
				lines: [{ quantity: i }],
			})),
		);
		const page = await Order.find({ user }).sort({ createdAt: -1 }).skip(10).limit(5).lean();
		expect(page.map(({ key }) => key)).toEqual(["k19", "k18", "k17", "k16", "k15"]);
		const [sum] = await Order.aggregate([
			{ $match: { user } },
			{ $unwind: "$lines" },
			{ $group: { _id: "$user", total: { $sum: "$lines.quantity" } } },
		]);
		expect(sum).toEqual({ _id: user, total: 435 });
		expect(await Order.countDocuments({ user, status: "new" })).toBe(30);
		expect(await Order.exists({ user, key: "k3" })).not.toBeNull();
	});

	test("streams with a cursor, writes in bulk, updates and upserts", async () => {
		const { Product } = models();
		await Product.bulkWrite([
			{ insertOne: { document: { name: "Okra", price: 120, tags: [] } } },
			{ updateOne: { filter: { name: "Okra" }, update: { $set: { price: 130 } } } },
			{ updateOne: { filter: { name: "Chikoo" }, update: { $set: { price: 90 } }, upsert: true } },
		]);
		const names: unknown[] = [];
		for await (const { name } of Product.find({ price: { $lt: 200 } })
			.sort({ price: 1 })
			.cursor())
			names.push(name);
		expect(names).toEqual(["Chikoo", "Okra"]);
		const after = await Product.findOneAndUpdate(
			{ name: "Okra" },
			{ $addToSet: { tags: "green" } },
			{ returnDocument: "after" },
		);
		expect(after?.tags).toEqual(["green"]);
	});
});
