import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RateLine } from "@/lib/buying/rules/rates";
import { listed } from "@/tests/support/goods";
import { PriceRow } from "./price-row";

/** The row of a product with this unit, Rs. 180, beside a rate, Rs. 600 a kg if nothing is said, as a person reads it. */
function read(
	unit: string,
	{ rate: rupees = 600, per = null }: Partial<Pick<RateLine, "rate" | "per">> = {},
): string {
	const row = { ...listed("Ginger", { unit, offerPrice: 180, price: 180 }), yesterday: 180 };
	const rate = { product: row._id, rate: rupees, line: "", per };
	const drawn = renderToStaticMarkup(
		<PriceRow row={row} rate={rate} onType={() => undefined} onStock={async () => undefined} />,
	);
	return drawn.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test("a rate for a kg says so beside a price for anything else", () => {
	expect(read("250 g")).toContain("Government 600 a kg 120 above");
	expect(read("1 kg")).not.toContain("a kg");
});

test("any other rate stands as it is for what the price is for, and so does what is above it", () => {
	expect(read("6 pieces", { rate: 340, per: { measure: "pieces", of: 12 } })).toContain(
		"Government 170 10 above",
	);
	expect(read("1 kg", { rate: 7_200, per: { measure: "grams", of: 40_000 } })).toContain("Government 180 ");
});
