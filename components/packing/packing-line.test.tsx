import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { orderFields, orderLine } from "@/tests/support/orders";
import { PackingLine } from "./packing-line";

for (const [name, value] of Object.entries({
	DEMO: "1",
	MONGODB_URI: "mongodb://nowhere/sabz",
	JWT_SECRET: "s".repeat(32),
}))
	vi.stubEnv(name, value);

const TURNIP = { ...orderLine("Turnip", 80, 8), stepGrams: 250 };

/** A line of four potatoes of which so many were there, with turnip instead of the rest. */
function drawn(quantity: number): string {
	const packed = { quantity, replacement: TURNIP };
	const order = toSellerOrder(orderFields({ lines: [{ ...orderLine("Potato", 90, 4), packed }] }));
	const press = () => undefined;
	return order.items
		.map((item) =>
			renderToStaticMarkup(
				<ul>
					<PackingLine
						line={{ ...item, order }}
						pieces={null}
						isShared={false}
						onToggle={press}
						onMissing={press}
					/>
				</ul>,
			),
		)
		.join("");
}

test("a line that is replaced in part says what of it goes into the bag too, and its name is not struck", () => {
	expect(drawn(1)).toContain("1 of 4 packed, 2 kg Turnip instead.");
	expect(drawn(1)).not.toContain("line-through");
	expect(drawn(0)).toContain("<b>2 kg Turnip instead.</b>");
	expect(drawn(0)).toContain("line-through");
});
