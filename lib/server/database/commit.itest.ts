import { Types } from "mongoose";
import { afterEach, expect, test } from "vitest";
import { Review } from "@/models/reviews";
import { ownDatabase } from "@/tests/support/own-database";
import { change, commit, decided, insertion } from "./commit";

ownDatabase();
afterEach(async () => {
	await Review.deleteMany();
});

const newReview = (rating: number) => ({
	_id: new Types.ObjectId(),
	product: new Types.ObjectId(),
	name: "Sana",
	rating,
	comment: "Sweet.",
	isVerified: false,
	createdAt: new Date(),
});
const ratingOf = async ({ _id }: { _id: Types.ObjectId }) => (await Review.findById(_id).lean())?.rating;

/** Moves a star from one review to another, which must have one. */
const moveStar = (from: Types.ObjectId, to: Types.ObjectId) => [
	change(
		Review,
		{ _id: from, rating: { $gt: 0 } },
		{ $inc: { rating: -1 } },
		() => new Error("no star left"),
	),
	change(Review, { _id: to }, { $inc: { rating: 1 } }),
];

test("all writes are done", async () => {
	const [one, other] = [newReview(2), newReview(0)];
	await commit([insertion(Review, one), insertion(Review, other)]);
	await commit(moveStar(one._id, other._id));
	expect([await ratingOf(one), await ratingOf(other)]).toEqual([1, 1]);
});

test("or none: what cannot be done says why", async () => {
	const [one, other] = [newReview(0), newReview(5)];
	await commit([insertion(Review, other), insertion(Review, one)]);
	const writes = [
		change(Review, { _id: other._id }, { $inc: { rating: 1 } }),
		...moveStar(one._id, other._id),
	];
	await expect(commit(writes)).rejects.toThrow("no star left");
	expect([await ratingOf(one), await ratingOf(other)]).toEqual([0, 5]);
});

test("or none: a duplicate takes everything back", async () => {
	const [one, other] = [newReview(1), newReview(1)];
	await commit([insertion(Review, one)]);
	await expect(commit([insertion(Review, other), insertion(Review, one)])).rejects.toMatchObject({
		code: 11_000,
	});
	expect(await Review.countDocuments()).toBe(1);
});

test("a crowd that wants the same documents, in every order, loses and invents nothing", async () => {
	const reviews = [newReview(5), newReview(5), newReview(5)] as const;
	await commit(reviews.map((review) => insertion(Review, review)));
	const moves = Array.from({ length: 60 }, (_none, index) => {
		const [from, to] = [reviews[index % 3], reviews[(index + 1 + (index % 2)) % 3]];
		return from && to && from !== to
			? commit(moveStar(from._id, to._id)).catch((error: unknown) => error)
			: null;
	});
	const failures = (await Promise.all(moves)).filter((error) => error instanceof Error);
	for (const error of failures) expect(error).toMatchObject({ message: "no star left" });
	const ratings = await Promise.all(reviews.map(ratingOf));
	expect(ratings.reduce((sum: number, rating) => sum + (rating ?? 0), 0)).toBe(15);
	for (const rating of ratings) expect(rating).toBeGreaterThanOrEqual(0);
});

test("what was decided by something that has changed since is decided again", async () => {
	const review = newReview(1);
	await commit([insertion(Review, review)]);
	let times = 0;
	const { seen } = await decided(async () => {
		const seen = (await ratingOf(review)) ?? 0;
		times += 1;
		if (times === 1) await Review.updateOne({ _id: review._id }, { $set: { rating: 4 } });
		return { seen, writes: [change(Review, { _id: review._id, rating: seen }, { $inc: { rating: 1 } })] };
	});
	expect([times, seen, await ratingOf(review)]).toEqual([2, 4, 5]);
});
