import { expect, test } from "vitest";
import { api } from "@/tests/support/api";

const match = (text: unknown) => api("POST", "/api/product/match", { body: { text } });

test("a list is answered line by line, to anyone", async () => {
	const { status, json } = await match("2 kg aloo\nآلو ۳ کلو, jamun 250 g aur saabudana");
	expect(status).toBe(200);
	expect(json.lines).toMatchObject([
		{ text: "2 kg aloo", product: { name: "Potato (Aloo)" }, isSure: true },
		{ text: "آلو ۳ کلو", product: { name: "Potato (Aloo)" }, isSure: true },
		{ text: "jamun 250 g", product: { inStock: false }, quantity: 1, isSure: false },
		{ text: "saabudana", product: null, quantity: 1, others: [], isSure: false },
	]);
});

test.each([
	["a hundred lines of which one names two things", `${"aloo\n".repeat(99)}aloo, pyaz`, 101],
	["a hundred lines of three things each", "aloo, pyaz, methi\n".repeat(100), 300],
	["one line of as many things as fit", "aloo, ".repeat(830), 830],
	["a picture alone", "🍅🍅", 1],
])("%s: every line is answered", async (_what, text, count) => {
	const { status, json } = await match(text);
	expect(status).toBe(200);
	expect(json.lines).toHaveLength(count);
	expect(JSON.stringify(json).length).toBeLessThan(600_000);
});

test.each([
	["nothing", "", "Please write your list"],
	["only signs", " - \n, ", "Please write your list"],
	["no text", { $gt: "" }, "Please write your list"],
	["too many lines", "aloo\n".repeat(101), "Up to 100 lines at once. Add these, then paste the rest."],
	["too long a text", "a".repeat(5001), "A list can have at most 5000 characters"],
])("%s is refused", async (_what, text, message) => {
	expect(await match(text)).toMatchObject({ status: 400, json: { message } });
});
