import { describe, expect, it } from "vitest";
import { withoutIsolates } from "@/lib/text/isolate";
import type { OrderLine } from "./rules/order";
import { order } from "./texts.ur";

const line: OrderLine = {
	product: { _id: "1", name: "Mango Chaunsa", imageUrl: "" },
	unitPrice: 280,
	quantity: 4,
	ifMissing: null,
	packed: null,
};

const said = (packed: OrderLine["packed"]) => withoutIsolates(order.change({ ...line, packed }) ?? "nothing");

describe("an order's words in Urdu", () => {
	it("says how a line was packed otherwise", () => {
		expect(said(null)).toBe("nothing");
		expect(said({ quantity: 4, replacement: null })).toBe("nothing");
		expect(said({ quantity: 0, replacement: null })).toBe("Mango Chaunsa: نہیں ملے۔ 1,120 روپے کم ہوئے۔");
		const replacement = { product: { _id: "2", name: "Kinnow", imageUrl: "" }, unitPrice: 280, quantity: 2 };
		expect(said({ quantity: 2, replacement })).toBe(
			"Mango Chaunsa: 4 میں سے 2 ملے۔ اس کی جگہ Kinnow، 2 عدد۔ قیمت وہی ہے۔",
		);
	});

	it("names each way of payment, of delivery and of giving money back", () => {
		expect(order.paymentType("Cash On Delivery")).toBe("دروازے پر نقد");
		expect(order.delivery({ deliveryTime: "express", slot: null })).toBe("فوری، 30 سے 60 منٹ");
		const slot = { id: "x", from: "2026-11-27T16:00:00+05:00", to: "2026-11-27T18:00:00+05:00" };
		expect(order.delivery({ deliveryTime: "slot", slot })).toBe("جمعہ، 27 نومبر، شام 4 سے 6 بجے");
		expect(order.refundMethod({ method: "wallet", paymentType: "JazzCash" })).toBe("جاز کیش سے");
		expect(withoutIsolates(order.less(1200))).toBe("−1,200 روپے");
	});
});
