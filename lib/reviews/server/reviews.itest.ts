import { ObjectId } from "mongodb";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder, orderLine } from "@/tests/support/orders";
import { newCustomer, sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { move, undo } from "@/tests/support/seller";

const reviewList = z.object({
	reviews: z.array(
		z.object({ _id: z.string(), rating: z.number(), date: z.iso.datetime(), comment: z.string() }),
	),
});

function write(productId: string, fields: Record<string, unknown> = {}, cookies?: string) {
	const body = { productId, name: "Sana Iqbal", rating: 5, comment: "Sweet to the stone.", ...fields };
	return api("POST", "/api/reviews", { body, cookies });
}

async function commentsOf(productId: string, query = "") {
	const { json } = await api("GET", `/api/reviews/${productId}${query}`);
	return reviewList.parse(json).reviews.map(({ comment }) => comment);
}

async function storedCounts(productId: string) {
	const db = await database();
	const product = await db.collection("products").findOne({ _id: new ObjectId(productId) });
	return product?.ratingCounts;
}

const orderOf = (userId: string, productId: string) =>
	newOrder({ user: new ObjectId(userId), lines: [orderLine("Test mango", 500, 4, productId)] });

describe("writing a review", () => {
	it("is open to guests, and never verified for them", async () => {
		const productId = await newProduct();
		const { status, json } = await write(productId);
		expect(status).toBe(201);
		expect(json).toMatchObject({
			success: true,
			message: "Review submitted successfully",
			review: { name: "Sana Iqbal", rating: 5, comment: "Sweet to the stone.", isVerified: false },
		});
		expect((await write(productId)).status).toBe(201);
	});

	it("tells nobody who wrote it, but for the name they gave", async () => {
		const productId = await newProduct();
		const { cookies } = await newCustomer();
		const { json } = await write(productId, {}, cookies);
		expect(Object.keys(z.looseObject({}).parse(json.review)).sort()).toEqual(
			["_id", "comment", "date", "isVerified", "name", "rating"].sort(),
		);
	});

	it("is a verified purchase only for who has ordered that very product", async () => {
		const [productId, otherId] = [await newProduct(), await newProduct()];
		const buyer = await newCustomer();
		await orderOf(buyer._id, productId);
		expect((await write(productId, { isVerified: false }, buyer.cookies)).json).toMatchObject({
			review: { isVerified: true },
		});
		expect((await write(otherId, { isVerified: true }, buyer.cookies)).json).toMatchObject({
			review: { isVerified: false },
		});
	});

	describe("after an order that was cancelled", () => {
		type Buyer = Awaited<ReturnType<typeof newCustomer>>;
		const isVerified = async (productId: string) => {
			const { json } = await api("GET", `/api/reviews/${productId}`);
			return z.object({ reviews: z.array(z.object({ isVerified: z.boolean() })) }).parse(json).reviews[0]
				?.isVerified;
		};
		const cancel = ({ cookies }: Buyer, orderId: string) =>
			api("PUT", `/api/order/cancel/${orderId}`, { cookies });

		it("is no verified purchase", async () => {
			const [buyer, productId] = [await newCustomer(), await newProduct()];
			expect((await cancel(buyer, await orderOf(buyer._id, productId))).status).toBe(200);
			expect((await write(productId, {}, buyer.cookies)).json).toMatchObject({
				review: { isVerified: false },
			});
		});

		it("is none any more when the order is cancelled after the review, unless there is another one", async () => {
			const [buyer, productId] = [await newCustomer(), await newProduct()];
			const [first, second] = [await orderOf(buyer._id, productId), await orderOf(buyer._id, productId)];
			await write(productId, {}, buyer.cookies);
			await cancel(buyer, first);
			expect(await isVerified(productId)).toBe(true);
			await cancel(buyer, second);
			expect(await isVerified(productId)).toBe(false);
		});

		it("is none when the seller cancels, and one again when that is undone", async () => {
			const [buyer, productId] = [await newCustomer(), await newProduct()];
			const orderId = await orderOf(buyer._id, productId);
			await write(productId, {}, buyer.cookies);
			expect((await move(orderId, "Cancelled")).status).toBe(200);
			expect(await isVerified(productId)).toBe(false);
			expect((await undo(orderId)).status).toBe(200);
			expect(await isVerified(productId)).toBe(true);
		});

		it("is none either when all their orders of it are cancelled in the same moment", async () => {
			for (let round = 0; round < 6; round += 1) {
				const [buyer, productId] = [await newCustomer(), await newProduct()];
				const orders = [await orderOf(buyer._id, productId), await orderOf(buyer._id, productId)];
				await write(productId, {}, buyer.cookies);
				const answers = await Promise.all(orders.map((order) => cancel(buyer, order)));
				expect(answers.map(({ status }) => status)).toEqual([200, 200]);
				expect(await isVerified(productId)).toBe(false);
			}
		});

		it("is none either when both happen in the same moment", async () => {
			for (let round = 0; round < 6; round += 1) {
				const [buyer, productId] = [await newCustomer(), await newProduct()];
				const orderId = await orderOf(buyer._id, productId);
				await Promise.all([write(productId, {}, buyer.cookies), cancel(buyer, orderId)]);
				expect(await isVerified(productId)).toBe(false);
			}
		});
	});

	it("happens once a customer and product, also when sent many times at once", async () => {
		const productId = await newProduct();
		const { cookies } = await newCustomer();
		const answers = await Promise.all(Array.from({ length: 6 }, () => write(productId, {}, cookies)));
		const statuses = answers.map(({ status }) => status).sort();
		expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
		expect((await write(productId, {}, cookies)).json).toMatchObject({
			success: false,
			message: "You have already reviewed this product",
		});
		expect(await commentsOf(productId)).toHaveLength(1);
	});

	it("keeps markup as the text it is", async () => {
		const productId = await newProduct();
		const comment = "<script>alert(1)</script>\n<b>bold</b> & 'quoted'";
		await write(productId, { comment, name: "<img src=x onerror=alert(1)>" });
		expect(await commentsOf(productId)).toEqual([comment]);
	});

	it("is refused by its schema, which names the field", async () => {
		const message = "Please choose a rating from 1 to 5";
		expect(await write(await newProduct(), { rating: "5" })).toMatchObject({
			status: 400,
			json: { success: false, message, errors: { rating: message } },
		});
	});

	it("needs a product that is on sale", async () => {
		expect((await write(new ObjectId().toHexString())).status).toBe(404);
		expect((await write(await newProduct({ isArchived: true }))).status).toBe(404);
	});
});

describe("reading reviews", () => {
	it("gives the newest first, whole or in parts", async () => {
		const productId = await newProduct();
		for (const comment of ["first", "second", "third"]) await write(productId, { comment });
		expect(await commentsOf(productId)).toEqual(["third", "second", "first"]);
		expect(await commentsOf(productId, "?offset=1&limit=1")).toEqual(["second"]);
		expect(await commentsOf(productId, "?offset=3&limit=20")).toEqual([]);
		expect((await api("GET", `/api/reviews/${productId}?limit=0`)).status).toBe(400);
	});

	it.each(["", "/stats"])("answers 404 for what is no product: %s", async (path) => {
		expect((await api("GET", `/api/reviews/${new ObjectId().toHexString()}${path}`)).status).toBe(404);
		expect((await api("GET", `/api/reviews/mango${path}`)).status).toBe(404);
	});

	it("gives a customer their own, and nobody else's", async () => {
		const [productId, who, other] = [await newProduct(), await newCustomer(), await newCustomer()];
		const ownOf = (cookies?: string) => api("GET", `/api/user/reviews/${productId}`, { cookies });
		await write(productId);
		expect(await ownOf(who.cookies)).toMatchObject({ status: 200, json: { review: null } });
		const { json } = await write(productId, { comment: "Ripe." }, who.cookies);
		expect((await ownOf(who.cookies)).json.review).toEqual(json.review);
		expect((await ownOf(other.cookies)).json.review).toBeNull();
		expect((await ownOf()).status).toBe(401);
	});

	it("counts average and distribution", async () => {
		const productId = await newProduct();
		for (const rating of [5, 5, 4, 2]) await write(productId, { rating });
		const { status, json } = await api("GET", `/api/reviews/${productId}/stats`);
		expect(status).toBe(200);
		expect(json).toEqual({
			success: true,
			stats: {
				totalReviews: 4,
				averageRating: 4,
				ratingDistribution: { 5: 2, 4: 1, 3: 0, 2: 1, 1: 0 },
			},
		});
	});
});

describe("the product's own rating", () => {
	it("is right after many reviews at once", async () => {
		const productId = await newProduct();
		const ratings = Array.from({ length: 20 }, (_, index) => (index % 5) + 1);
		const answers = await Promise.all(ratings.map((rating) => write(productId, { rating })));
		expect(answers.every(({ status }) => status === 201)).toBe(true);
		expect(await storedCounts(productId)).toEqual({ 5: 4, 4: 4, 3: 4, 2: 4, 1: 4 });
	});
});

describe("the shop's answer", () => {
	const answer = async (id: string, text: string) =>
		api("PUT", `/api/seller/reviews/${id}/answer`, { cookies: await sellerCookies(), body: { text } });
	const isWaiting = async (id: string) => {
		const db = await database();
		return (await db.collection("reviews").findOne({ _id: new ObjectId(id) }))?.isWaiting === true;
	};
	const written = async (productId: string, rating: number) => {
		const { json } = await write(productId, { rating });
		return z.object({ review: z.object({ _id: z.string() }) }).parse(json).review._id;
	};

	it("is waited for by few stars alone", async () => {
		const productId = await newProduct();
		for (const [rating, waits] of [
			[1, true],
			[2, true],
			[3, false],
			[5, false],
		] as const) {
			expect(await isWaiting(await written(productId, rating)), `${rating} stars`).toBe(waits);
		}
	});

	it("ends the waiting, stands under the review, and can be put better", async () => {
		const productId = await newProduct();
		const id = await written(productId, 2);
		expect(await answer(id, " We are sorry. ")).toMatchObject({
			status: 200,
			json: { review: { _id: id, answer: "We are sorry." } },
		});
		expect(await isWaiting(id)).toBe(false);
		expect((await answer(id, "We sent new ones.")).status).toBe(200);
		const { json } = await api("GET", `/api/reviews/${productId}`);
		expect(json.reviews).toMatchObject([{ _id: id, answer: "We sent new ones." }]);
		const db = await database();
		const actions = await db.collection("selleractions").find({ subjectId: productId }).toArray();
		expect(actions.map(({ kind, outcome }) => [kind, outcome])).toEqual([
			["review-answered", "done"],
			["review-answered", "done"],
		]);
	});

	it("is refused when it is blank, and for what is no review", async () => {
		const id = await written(await newProduct(), 1);
		expect(await answer(id, " ")).toMatchObject({
			status: 400,
			json: { errors: { text: "Please write an answer" } },
		});
		expect(await answer(new ObjectId().toHexString(), "Sorry")).toMatchObject({
			status: 404,
			json: { message: "Review not found" },
		});
		expect(await isWaiting(id)).toBe(true);
	});
});
