import { ObjectId } from "mongodb";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { testAddress } from "@/tests/support/products";

const answered = z.object({
	addresses: z.array(z.looseObject({ _id: z.string(), isDefault: z.boolean(), city: z.string() })),
});

const list = (who: TestCustomer) => api("GET", "/api/user/addresses", { cookies: who.cookies });

async function add(who: TestCustomer, fields: Record<string, unknown> = {}) {
	return api("POST", "/api/user/address", { cookies: who.cookies, body: { ...testAddress, ...fields } });
}

function update(who: TestCustomer, id: string, fields: Record<string, unknown> = {}) {
	return api("PUT", `/api/user/address/${id}`, { cookies: who.cookies, body: { ...testAddress, ...fields } });
}

const remove = (who: TestCustomer, id: string) =>
	api("DELETE", `/api/user/address/${id}`, { cookies: who.cookies });

const saved = (answer: { json: Record<string, unknown> }) => answered.parse(answer.json).addresses;
const defaults = (answer: { json: Record<string, unknown> }) =>
	saved(answer).map(({ city, isDefault }) => (isDefault ? `${city}*` : city));

describe("saved addresses", () => {
	it("start empty; the first one is the default, without being asked (spec 4)", async () => {
		const who = await newCustomer();
		expect((await list(who)).json).toEqual({ success: true, addresses: [] });
		const answer = await add(who);
		expect(answer.status).toBe(201);
		expect(answer.json).toMatchObject({
			success: true,
			message: "Address added successfully!",
			address: { ...testAddress, isDefault: true, _id: expect.stringMatching(/^[0-9a-f]{24}$/) },
		});
		expect((await list(who)).json.addresses).toEqual([answer.json.address]);
	});

	it("have exactly one default, whatever is added, changed or deleted", async () => {
		const who = await newCustomer();
		await add(who, { city: "A" });
		expect(defaults(await add(who, { city: "B" }))).toEqual(["A*", "B"]);
		const answer = await add(who, { city: "C", isDefault: true });
		expect(defaults(answer)).toEqual(["A", "B", "C*"]);
		const [a, b, c] = saved(answer).map(({ _id }) => _id);
		if (!a || !b || !c) throw new Error("three addresses were added");
		expect(defaults(await update(who, b, { city: "B", isDefault: true }))).toEqual(["A", "B*", "C"]);
		expect(defaults(await update(who, b, { city: "B2" }))).toEqual(["A", "B2*", "C"]);
		expect(defaults(await update(who, b, { city: "B2", isDefault: false }))).toEqual(["A*", "B2", "C"]);
		expect(defaults(await remove(who, a))).toEqual(["B2*", "C"]);
		expect(defaults(await remove(who, c))).toEqual(["B2*"]);
		expect(defaults(await remove(who, b))).toEqual([]);
	});

	it("keep one default when many are added at once", async () => {
		const who = await newCustomer();
		await Promise.all(Array.from({ length: 8 }, (_, index) => add(who, { isDefault: index % 2 === 0 })));
		const marks = saved(await list(who)).map(({ isDefault }) => isDefault);
		expect(marks).toHaveLength(8);
		expect(marks.filter(Boolean)).toHaveLength(1);
	});

	it("go on being told of by a kept answer when another one leaves; that one's place is gone from it", async () => {
		const who = await newCustomer();
		const [first, second] = [
			{ city: "A", point: { lat: 31.27, lng: 72.31 } },
			{ city: "B", point: { lat: 31.28, lng: 72.32 } },
		];
		const addOnce = (fields: object, key: string) =>
			api("POST", "/api/user/address", {
				cookies: who.cookies,
				body: { ...testAddress, ...fields },
				headers: { "idempotency-key": key },
			});
		const [one] = saved(await addOnce(first, "kept-address-1"));
		const made = await addOnce(second, "kept-address-2");
		await remove(who, one?._id ?? "");
		const again = await addOnce(second, "kept-address-2");
		expect(again.json.address).toEqual(made.json.address);
		expect(saved(again)).toMatchObject([{ city: "A", point: null, plusCode: null }, second]);
	});

	it("are at most 20", async () => {
		const who = await newCustomer();
		const answers = await Promise.all(Array.from({ length: 23 }, () => add(who)));
		expect(answers.map(({ status }) => status).sort()).toEqual([
			...Array(20).fill(201),
			...Array(3).fill(409),
		]);
		expect(saved(await list(who))).toHaveLength(20);
	});

	it("are text and nothing else", async () => {
		const who = await newCustomer();
		const streetAddress = "$addresses, {$gt: 1} <b>Satellite Town</b>";
		const answer = await add(who, { streetAddress, firstName: "$$ROOT" });
		expect(answer.json.address).toMatchObject({ streetAddress, firstName: "$$ROOT" });
	});

	it("write a phone number the one way", async () => {
		const who = await newCustomer();
		for (const phoneNumber of ["03001234567", "0300-1234567", "+92 300 1234567"]) {
			expect((await add(who, { phoneNumber })).json.address).toMatchObject({ phoneNumber: "0300-1234567" });
		}
	});

	it("are read under their older names too (spec 3)", async () => {
		const who = await newCustomer();
		const older = { _id: new ObjectId(), street: "Gojra Road 1", phone: "0300-1234567", zipcode: "35200" };
		const users = (await database()).collection("users");
		await users.updateOne({ _id: new ObjectId(who._id) }, { $set: { addresses: [older] } });
		expect(saved(await list(who))[0]).toMatchObject({
			streetAddress: "Gojra Road 1",
			phoneNumber: "0300-1234567",
			zipCode: "35200",
		});
	});
});

describe("what is refused", () => {
	it("a guest, in words of its own", async () => {
		const { json } = await api("POST", "/api/user/address", { body: testAddress });
		expect(json.message).toBe("Please login to add an address");
	});

	it("a blank or wrong field: 400, naming the field", async () => {
		const who = await newCustomer();
		for (const field of Object.keys(testAddress)) {
			for (const wrong of ["", "   ", 7, null, { $ne: "" }]) {
				const answer = await add(who, { [field]: wrong });
				expect([field, answer.status]).toEqual([field, 400]);
				expect(answer.json).toMatchObject({
					message: "Please fill all fields",
					errors: { [field]: "Please fill all fields" },
				});
			}
		}
		expect((await add(who, { phoneNumber: "042-1234567" })).status).toBe(400);
		expect((await add(who, { isDefault: "yes" })).status).toBe(400);
		expect(saved(await list(who))).toEqual([]);
	});

	it("an address that is not there, or somebody else's: 404", async () => {
		const [who, other] = await Promise.all([newCustomer(), newCustomer()]);
		const foreign = saved(await add(other))[0]?._id ?? "";
		for (const id of [foreign, new ObjectId().toHexString(), "first", "%24ne"]) {
			expect((await update(who, id)).status).toBe(404);
			const answer = await remove(who, id);
			expect(answer.status).toBe(404);
			expect(answer.json.message).toBe("Address not found");
		}
		expect(saved(await list(other))).toHaveLength(1);
	});
});
