import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { takeStep } from "@/tests/support/deliveries";
import { mailsTo } from "@/tests/support/mails";
import { grant, type Refund, refundsOf, settle } from "@/tests/support/money";
import { newOrder, storedOrder as stored, WALLET } from "@/tests/support/orders";
import { newStaff, sellerCookies } from "@/tests/support/people";
import { assign, move, undo } from "@/tests/support/seller";

const cookies = await sellerCookies();

const customerOf = (name: string) => ({
	name: "Sana Iqbal",
	email: `${name}-${Date.now()}@sabz-tests.pk`,
});

const settled = (id: string) => settle(id, { method: "wallet", reference: "TX-1" });

/** A paid order that the seller has cancelled, and its refund. */
async function cancelled(fields: object = {}): Promise<{ id: string; refund: string }> {
	const id = await newOrder({ ...WALLET, ...fields });
	expect((await move(id, "Cancelled")).status).toBe(200);
	const [refund] = await refundsOf(id, "due");
	return { id, refund: refund?._id ?? "" };
}

describe("what was paid for an order that does not go out", () => {
	test("is due with its cause, its order and its customer", async () => {
		const { id } = await cancelled();
		expect(await refundsOf(id)).toMatchObject([
			{
				amount: 1814,
				reason: "cancelled",
				note: "No onions",
				state: "due",
				by: "seller",
				byName: "Owner",
				method: null,
				reference: null,
				settledAt: null,
				customer: { name: "Sana Iqbal" },
				paymentType: "JazzCash",
			},
		]);
		expect(await refundsOf(id, "settled")).toEqual([]);
	});

	test("is nothing where nothing was paid", async () => {
		const id = await newOrder();
		await move(id, "Cancelled");
		expect(await refundsOf(id)).toEqual([]);
	});

	test("is not due any more when the cancellation is taken back, and due once after the next one", async () => {
		const { id, refund } = await cancelled();
		expect((await undo(id)).status).toBe(200);
		expect(await refundsOf(id)).toEqual([]);
		expect((await settled(refund)).status).toBe(409);
		expect((await stored(id))?.paymentStatus).toBe("success");
		await move(id, "Cancelled");
		expect(await refundsOf(id)).toMatchObject([{ amount: 1814, state: "due" }]);
	});

	test("stays one refund when an order on hold is cancelled", async () => {
		const id = await newOrder({ ...WALLET, status: "On hold", holdReason: "Paid twice." });
		await move(id, "Cancelled");
		expect(await refundsOf(id)).toMatchObject([
			{ amount: 1814, reason: "cancelled", by: "seller", byName: "Owner" },
		]);
	});

	test("names whose step it is due by, though others had the order before", async () => {
		const [packer, rider] = [await newStaff("packer"), await newStaff("rider")];
		const id = await newOrder(WALLET);
		const packed = { cookies: packer.cookies, body: { status: "Packed", reason: "" } };
		expect((await api("PUT", `/api/order/status/${id}`, packed)).status).toBe(200);
		expect((await assign(id, rider._id)).status).toBe(200);
		const failed = { step: "failed", reason: "Nobody opened" };
		expect((await takeStep(id, failed, rider.cookies)).status).toBe(200);
		expect(await refundsOf(id)).toMatchObject([{ by: "rider", byName: rider.name }]);
		expect((await move(id, "Cancelled")).status).toBe(200);
		const [refund] = await refundsOf(id, "due");
		expect(refund).toMatchObject({ by: "seller", byName: "Owner" });
		expect((await settled(refund?._id ?? "")).status).toBe(200);
		expect(await refundsOf(id)).toMatchObject([{ state: "settled", by: "seller", byName: "Owner" }]);
	});
});

describe("settling a refund", () => {
	test("says when, how and with which reference, ends the alarm and tells the customer", {
		timeout: 60_000,
	}, async () => {
		const customer = customerOf("settled");
		const { id, refund } = await cancelled({ customer });
		expect((await stored(id))?.paymentStatus).toBe("refund due");
		expect(await settle(refund, { method: "wallet", reference: " TX-4711 " })).toMatchObject({
			status: 200,
			json: {
				refund: {
					state: "settled",
					method: "wallet",
					reference: "TX-4711",
					settledAt: expect.any(String),
					byName: "Owner",
					settledBy: "Owner",
				},
			},
		});
		expect((await stored(id))?.paymentStatus).toBe("refunded");
		expect(await refundsOf(id, "due")).toEqual([]);
		expect(await refundsOf(id, "settled")).toHaveLength(1);
		const told = async () =>
			(await mailsTo(customer.email))
				.filter(({ subject }) => subject?.includes("went back"))
				.map(({ text }) => text);
		await expect.poll(told, { timeout: 20_000 }).toEqual([expect.stringContaining("TX-4711")]);
	});

	test("happens once: of two hands at once one wins, and later ones are told", async () => {
		const { refund } = await cancelled();
		const answers = await Promise.all([settled(refund), settle(refund, { method: "cash" })]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await settled(refund)).toMatchObject({
			status: 409,
			json: { message: "This refund is settled already" },
		});
	});

	test.each([
		[{ method: "wallet" }, "reference"],
		[{ method: "wallet", reference: "  " }, "reference"],
		[{ method: "gold" }, "method"],
		[{}, "method"],
		[{ method: "cash", reference: 5 }, "reference"],
		[{ method: "cash", reference: "x".repeat(61) }, "reference"],
	])("refuses %o in words", async (body, field) => {
		const { refund } = await cancelled();
		expect(await settle(refund, body)).toMatchObject({
			status: 400,
			json: { errors: { [field]: expect.any(String) } },
		});
	});

	test("of cash needs no reference; an unknown refund is not found", async () => {
		const { refund } = await cancelled();
		expect((await settle(refund, { method: "cash" })).status).toBe(200);
		expect((await settled(new ObjectId().toHexString())).status).toBe(404);
		expect((await settled("no-id")).status).toBe(404);
	});

	test("bars the order from going out as paid, while one that is only due may be packed", async () => {
		const held = { ...WALLET, status: "On hold", paymentStatus: "refund due" };
		const [kept, returned] = [await newOrder(held), await newOrder(held)];
		await expect.poll(() => refundsOf(returned, "due"), { timeout: 15_000 }).toHaveLength(1);
		expect((await settled((await refundsOf(returned))[0]?._id ?? "")).status).toBe(200);
		expect(await move(returned, "Packed")).toMatchObject({
			status: 409,
			json: { message: "The money of this order went back: it cannot go out as paid" },
		});
		expect((await move(returned, "Cancelled")).status).toBe(200);
		expect((await stored(returned))?.paymentStatus).toBe("refunded");
		expect(await refundsOf(returned)).toHaveLength(1);

		expect((await move(kept, "Packed")).status).toBe(200);
		expect((await stored(kept))?.paymentStatus).toBe("success");
		expect(await refundsOf(kept)).toEqual([]);
	});

	test("and packing in the same moment: exactly one happens", async () => {
		for (let round = 0; round < 5; round++) {
			const { id, refund } = await cancelled();
			const [back, given] = await Promise.all([undo(id), settled(refund)]);
			expect([back.status, given.status].sort()).toEqual([200, 409]);
			expect((await stored(id))?.paymentStatus).toBe(given.status === 200 ? "refunded" : "success");
		}
	});
});

describe("a refund that the seller grants", () => {
	test("stands beside others until everything that was paid goes back", async () => {
		const id = await newOrder({ ...WALLET, status: "Delivered" });
		expect(await grant(id, 300, "bad_item", "Two mangoes were bad")).toMatchObject({
			status: 201,
			json: {
				refund: {
					amount: 300,
					reason: "bad_item",
					note: "Two mangoes were bad",
					by: "seller",
					byName: "Owner",
				},
			},
		});
		expect((await stored(id))?.paymentStatus).toBe("refund due");
		expect(await grant(id, 1515)).toMatchObject({
			status: 409,
			json: { message: "Only Rs. 1,514 of this order can still go back" },
		});
		expect((await grant(id, 1514)).status).toBe(201);
		expect((await grant(id, 1)).status).toBe(409);
		for (const { _id } of await refundsOf(id)) expect((await settled(_id)).status).toBe(200);
		expect((await stored(id))?.paymentStatus).toBe("refunded");
	});

	test("of a part leaves the order paid once it is settled", async () => {
		const id = await newOrder({ ...WALLET, status: "Packed" });
		await grant(id, 100);
		await settled((await refundsOf(id))[0]?._id ?? "");
		expect((await stored(id))?.paymentStatus).toBe("success");
		expect((await move(id, "Out for delivery")).status).toBe(200);
	});

	test("said twice, also at once, is one", async () => {
		const id = await newOrder({ ...WALLET, status: "Delivered" });
		const answers = await Promise.all([1, 2, 3].map(() => grant(id, 200, "late", "Late")));
		const ids = answers.map(({ json }) => (json.refund as Refund)._id);
		expect(new Set(ids).size).toBe(1);
		expect(await refundsOf(id)).toHaveLength(1);
	});

	test("never exceeds what was paid, however many come at once", async () => {
		const id = await newOrder({ ...WALLET, status: "Delivered" });
		const answers = await Promise.all(Array.from({ length: 6 }, () => grant(id, 500)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
		const sum = (await refundsOf(id)).reduce((total, { amount }) => total + amount, 0);
		expect(sum).toBe(1500);
	});

	test("leaves the rest to a cancellation", async () => {
		const id = await newOrder({ ...WALLET, status: "Packed" });
		await grant(id, 300);
		await move(id, "Cancelled");
		expect((await refundsOf(id)).map(({ amount }) => amount).sort()).toEqual([1514, 300].sort());
	});

	test.each([
		[{ amount: 0 }, "amount"],
		[{ amount: 1.5 }, "amount"],
		[{ amount: "10" }, "amount"],
		[{ reason: "whim" }, "reason"],
		[{ order: "no-id" }, "order"],
		[{ note: "x".repeat(201) }, "note"],
	])("is refused in words: %o", async (change, field) => {
		const body = { order: await newOrder(WALLET), amount: 10, reason: "other", note: "", ...change };
		const answer = await api("POST", "/api/seller/refunds", { cookies, body });
		expect(answer).toMatchObject({ status: 400, json: { errors: { [field]: expect.any(String) } } });
	});

	test("needs an order that is there and was paid", async () => {
		expect((await grant(new ObjectId().toHexString(), 10)).status).toBe(404);
		expect(await grant(await newOrder(), 10)).toMatchObject({
			status: 409,
			json: { message: "Nothing was paid for this order yet" },
		});
	});
});

test("the list goes on at the place where it ended", async () => {
	await cancelled();
	const { json } = await api("GET", "/api/seller/refunds?state=due", { cookies });
	const [first] = json.refunds as { _id: string; at: string }[];
	const before = `${new Date(first?.at ?? "").getTime()}-${first?._id}`;
	const next = await api("GET", `/api/seller/refunds?state=due&before=${before}`, { cookies });
	expect((next.json.refunds as Refund[]).map(({ _id }) => _id)).not.toContain(first?._id);
	for (const query of ["state=lost", "before=yesterday"]) {
		expect((await api("GET", `/api/seller/refunds?${query}`, { cookies })).status).toBe(400);
	}
});

test("the ledger is taken along as a table, due or settled", async () => {
	const { id, refund } = await cancelled();
	expect((await settle(refund, { method: "wallet", reference: "=TX-9" })).status).toBe(200);
	const file = await api("GET", "/api/seller/refunds/export?state=settled", { cookies });
	expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	const [head, ...lines] = file.text.replace("\uFEFF", "").split("\r\n");
	expect(head).toContain("order,customer,phone,amount,reason");
	const number = `SBZ-${id.slice(-6).toUpperCase()}`;
	const line = lines.find((text) => text.startsWith(number));
	expect(line).toContain(",1814,Order cancelled,No onions,settled,");
	expect(line).toContain(`wallet,"'=TX-9",`);
	const due = await api("GET", "/api/seller/refunds/export?state=due", { cookies });
	expect(due.text).not.toContain(number);
	expect((await api("GET", "/api/seller/refunds/export?state=lost", { cookies })).status).toBe(400);
});
