import { describe, expect, it } from "vitest";
import { ShopError } from "../platform/errors";
import { failure, ok } from "./answer";

const json = async (answer: Response) => JSON.parse(await answer.text());

describe("an answer", () => {
	it("says in Urdu what is for people, and leaves all else as it is", async () => {
		const order = { number: "SBZ-3F9A2C", status: "Packed", note: "Saved" };
		const answer = ok({ order, message: "Your order was cancelled" }, 201, "ur");
		expect(answer.status).toBe(201);
		expect(answer.headers.get("content-language")).toBe("ur");
		expect(await json(answer)).toEqual({ success: true, order, message: "آپ کا آرڈر منسوخ ہو گیا" });
	});

	it("says so of what was refused, field by field", async () => {
		const error = new ShopError("invalid", "Password is required", {
			errors: { password: "Password is required", email: "Please enter a valid email address" },
			retryAfter: 7,
		});
		const answer = failure(error, "request-1", "ur");
		expect(Object.fromEntries(answer.headers)).toMatchObject({ vary: "accept-language", "retry-after": "7" });
		expect(await json(answer)).toEqual({
			success: false,
			message: "پاس ورڈ لکھیں",
			errors: { password: "پاس ورڈ لکھیں", email: "درست ای میل لکھیں" },
		});
	});

	it("is the specification's English to the letter for everybody else", async () => {
		const answer = ok({ message: "Your order was cancelled" });
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-language": "en",
			vary: "accept-language",
		});
		expect(await json(answer)).toEqual({ success: true, message: "Your order was cancelled" });
		expect(await json(failure(new ShopError("conflict", "Saved"), "request-1"))).toEqual({
			success: false,
			message: "Saved",
		});
	});

	it("keeps words that nobody has translated, rather than none", async () => {
		expect(await json(ok({ message: "Order marked as paid successfully!" }, 200, "ur"))).toMatchObject({
			message: "Order marked as paid successfully!",
		});
	});
});
