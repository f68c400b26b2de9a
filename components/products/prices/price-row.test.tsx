import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listed } from "@/tests/support/goods";
import { PriceRow } from "./price-row";

/** The row of a product with this unit, Rs. 180, beside a rate of Rs. 600 a kg, as a person reads it. */
function read(unit: string): string {
	const row = { ...listed("Ginger", { unit, offerPrice: 180, price: 180 }), yesterday: 180 };
	const rate = { product: row._id, rate: 600, line: "adrak 600", per: null };
	const drawn = renderToStaticMarkup(
		<PriceRow row={row} rate={rate} onType={() => undefined} onStock={async () => undefined} />,
	);
	return drawn.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test("a rate for a kg says so beside a price for anything else", () => {
	expect(read("250 g")).toContain("Government 600 a kg 120 above");
	expect(read("1 kg")).not.toContain("a kg");
});
