import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder, storedOrder as stored, WALLET, whose } from "@/tests/support/orders";
import { newCustomer } from "@/tests/support/people";
import { asOwner, move, undo } from "@/tests/support/seller";

describe("an order moves one step at a time", () => {
	test("from placed to delivered, each with its time", async () => {
		const id = await newOrder();
		for (const status of ["Packed", "Out for delivery", "Delivered"]) {
			expect(await move(id, status)).toMatchObject({ status: 200, json: { order: { status } } });
		}
		const history = (await stored(id))?.statusHistory;
		expect(history.map((event: { status: string }) => event.status)).toEqual([
			"Order Placed",
			"Packed",
			"Out for delivery",
			"Delivered",
		]);
		expect(history.at(-1)).toMatchObject({ by: "seller", at: expect.any(Date) });
	});

	test.each([
		["Order Placed", "Delivered", "An order that is Order Placed cannot become Delivered"],
		["Packed", "Order Placed", "An order that is Packed cannot become Order Placed"],
		["Packed", "Packed", "This order is Packed already"],
		["Delivered", "Cancelled", "This order is Delivered already"],
		["Cancelled", "Packed", "This order is Cancelled already"],
	])("never from %s to %s", async (from, to, message) => {
		const id = await newOrder({ status: from });
		expect(await move(id, to)).toMatchObject({ status: 409, json: { message } });
		expect((await stored(id))?.status).toBe(from);
	});

	test("and none by a yes that comes after its four open hours", async () => {
		const stepsOf = async () => {
			const id = await newOrder({ confirmation: { state: "asked", until: new Date(0) } });
			expect(await asOwner("PUT", `/api/order/${id}/confirm`)).toMatchObject({
				status: 200,
				json: { order: { status: "Order Placed", confirmation: "given" } },
			});
			return (await stored(id))?.statusHistory.length;
		};
		const steps = [await stepsOf(), await stepsOf()];
		// Whatever looks for such orders may come in between once.
		expect(Math.min(...steps)).toBe(1);
	});

	test("of two hands one wins", async () => {
		const id = await newOrder();
		const answers = await Promise.all([move(id, "Packed"), move(id, "Packed"), move(id, "Packed")]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect((await stored(id))?.statusHistory).toHaveLength(2);
	});
});

describe("a cancellation", () => {
	test("says why", async () => {
		const id = await newOrder();
		expect(await move(id, "Cancelled", "")).toMatchObject({
			status: 400,
			json: { errors: { reason: "Please say why the order is cancelled" } },
		});
		const unsaid = await asOwner("PUT", `/api/order/status/${id}`, { status: "Cancelled" });
		expect([unsaid.status, (await stored(id))?.status]).toEqual([400, "Order Placed"]);
		expect(await move(id, "Cancelled")).toMatchObject({
			status: 200,
			json: { order: { status: "Cancelled", statusHistory: [{}, { reason: "No onions" }] } },
		});
	});

	test("of a paid order says that the money goes back", async () => {
		const id = await newOrder(WALLET);
		await move(id, "Cancelled");
		expect((await stored(id))?.paymentStatus).toBe("refund due");
		await undo(id);
		expect((await stored(id))?.paymentStatus).toBe("success");
	});
});

test("many orders of one customer are cancelled in the same moment", async () => {
	const who = await newCustomer();
	const ids = await Promise.all(Array.from({ length: 24 }, () => newOrder(whose(who))));
	const answers = await Promise.all(ids.map((id) => move(id, "Cancelled")));
	expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
});

describe("undo", () => {
	test("takes the last step back within seconds", async () => {
		const id = await newOrder();
		await move(id, "Packed");
		expect(await undo(id)).toMatchObject({ status: 200, json: { order: { status: "Order Placed" } } });
		expect((await stored(id))?.statusHistory).toHaveLength(1);
		expect((await undo(id)).status).toBe(409);
	});

	test("comes too late after that", async () => {
		const placed = { status: "Order Placed", at: new Date(Date.now() - 60_000) };
		const packed = { status: "Packed", at: new Date(Date.now() - 20_000), by: "seller" };
		const id = await newOrder({ status: "Packed", statusHistory: [placed, packed] });
		expect(await undo(id)).toMatchObject({
			status: 409,
			json: { message: "It is too late to undo this step" },
		});
		expect((await stored(id))?.status).toBe("Packed");
	});

	test("leaves an order closed whose customer has left the shop meanwhile", async () => {
		const who = await newCustomer();
		const id = await newOrder(whose(who));
		expect((await move(id, "Cancelled")).status).toBe(200);
		const body = { currentPassword: who.password };
		expect((await api("DELETE", "/api/user/account", { cookies: who.cookies, body })).status).toBe(200);
		expect(await undo(id)).toMatchObject({
			status: 409,
			json: { message: "This customer has left the shop." },
		});
		expect((await stored(id))?.status).toBe("Cancelled");
	});

	test.each(["Cancelled", "Delivered"])(
		"leaves an order %s also while its customer is leaving",
		async (end) => {
			const who = await newCustomer();
			const id = await newOrder({ ...whose(who), status: "Out for delivery" });
			expect((await move(id, end)).status).toBe(200);
			const accounts = (await database()).collection("accounts");
			const leaving = { $set: { leavingAt: new Date() }, $setOnInsert: { balance: 0 } };
			await accounts.updateOne({ _id: new ObjectId(who._id) }, leaving, { upsert: true });
			expect(await undo(id)).toMatchObject({
				status: 409,
				json: { message: "This customer has left the shop." },
			});
			expect((await stored(id))?.status).toBe(end);
		},
	);

	test("leaves a customer's own cancellation alone", async () => {
		const placed = { status: "Order Placed", at: new Date() };
		const cancelled = { status: "Cancelled", at: new Date(), by: "customer" };
		const id = await newOrder({ status: "Cancelled", statusHistory: [placed, cancelled] });
		expect((await undo(id)).status).toBe(409);
	});
});

test("only the seller moves orders, and only orders that are there", async () => {
	const id = await newOrder();
	expect((await move(new ObjectId().toHexString(), "Packed")).status).toBe(404);
	expect((await move("no-id", "Packed")).status).toBe(404);
	expect((await move(id, "Flying")).status).toBe(400);
	expect((await undo("no-id")).status).toBe(404);
});
