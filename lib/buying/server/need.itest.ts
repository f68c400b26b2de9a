import { expect, test } from "vitest";
import { Order } from "@/models/order";
import { orderFields, orderLine } from "@/tests/support/orders";
import { ownDatabase, ownProduct } from "@/tests/support/own-database";
import { readBuying, readShownBuying } from "./need";

ownDatabase();

const DAY = "2090-03-02";
const slot = { id: "x", from: new Date(`${DAY}T07:00:00Z`), to: new Date(`${DAY}T09:00:00Z`) };

test("what orders of that day have taken still lies on the shelf and is not bought again; the answer keeps to what can be sold", async () => {
	// Of ten that were counted, eight are ordered.
	const { _id } = await ownProduct({ name: "Avocado", stock: 2 });
	const lines = [orderLine("Avocado", 240, 8, _id)];
	const taken = [{ pool: `stock:${_id}`, n: 8 }];
	await Order.collection.insertOne(orderFields({ lines, deliveryTime: "slot", slot, taken }));
	const [shown] = await readShownBuying(DAY, { withCost: true });
	expect(shown).toMatchObject({ ordered: 8, shelf: 10, buy: 0 });
	const [answered] = await readBuying(DAY, { withCost: true });
	expect(answered).toMatchObject({ ordered: 8, shelf: 2, buy: 6 });
});
