import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { CODE, deliveriesOf, newDelivery, stored, takeStep } from "@/tests/support/deliveries";
import { newCustomer, newStaff } from "@/tests/support/people";
import { newNumber } from "@/tests/support/phones";
import { newProduct, testAddress } from "@/tests/support/products";
import { orderedCash, ordersOf } from "@/tests/support/shopping";
import { baseUrl } from "@/tests/support/target";

/** A house is found by its landmark, its place, and where a rider stood before. */

const [rider, other, mango] = await Promise.all([
	newStaff("rider"),
	newStaff("rider"),
	newProduct({ offerPrice: 600 }),
]);
const POINT = { lat: 31.2698, lng: 72.3169 };
const DOOR = { lat: 31.27, lng: 72.317 };
const PLACE = { landmark: "Opposite Madni mosque", point: POINT };

type Person = { cookies: string };
const save = (who: Person, fields: object) =>
	api("POST", "/api/user/address", { cookies: who.cookies, body: { ...testAddress, ...fields } });

/** Somebody with a saved address, and its id. */
async function newNeighbour() {
	const who = await newCustomer();
	const { json } = await save(who, PLACE);
	return { who, address: String((json.address as { _id: string })._id) };
}

const toDeliver = (user: string, fields = {}) =>
	newDelivery(rider, {
		user: new ObjectId(user),
		address: { ...testAddress, ...PLACE },
		status: "Out for delivery",
		...fields,
	});

async function deliveryOf(id: string) {
	const { deliveries } = await deliveriesOf(rider);
	return (deliveries as { _id: string }[]).find(({ _id }) => _id === id);
}

describe("an address takes a landmark and a place", () => {
	test("a point, a map's address or a plus code; what nobody can read, or is elsewhere, is refused", async () => {
		const who = await newCustomer();
		const told = { point: POINT, plusCode: "8J3J7898+WQ" };
		const by = async (fields: object) => (await save(who, fields)).json.address;
		expect(await by(PLACE)).toMatchObject({ ...PLACE, ...told, doorPoint: null });
		expect(await by({ mapLink: "https://maps.google.com/?q=31.2698,72.3169" })).toMatchObject(told);
		expect(await by({ mapLink: "7898+WQ Jhang" })).toMatchObject({ plusCode: told.plusCode, landmark: null });
		expect(await by({})).toMatchObject({ landmark: null, point: null, plusCode: null });
		expect(await save(who, { mapLink: "https://maps.app.goo.gl/abc" })).toMatchObject({
			status: 400,
			json: { errors: { mapLink: "We could not read a place from this link" } },
		});
		for (const wrong of [
			{ point: { lat: 51.5, lng: -0.1 } },
			{ point: { lat: "31", lng: 72 } },
			{ point: 7 },
			{ mapLink: "https://www.google.com/maps/@28.61,77.21,15z" },
			{ landmark: "x".repeat(121) },
		])
			expect((await save(who, wrong)).status, JSON.stringify(wrong)).toBe(400);
	});

	test("an order to it has both without saying them again; nobody else's answer does", async () => {
		const { who } = await newNeighbour();
		const items = [{ product: mango, quantity: 3 }];
		expect(await orderedCash(who, items)).toMatchObject({ address: { ...testAddress, ...PLACE } });
		const gone = { landmark: null, point: null };
		const without = await orderedCash(who, items, { address: { ...testAddress, ...gone } });
		expect(without).toMatchObject({ address: gone });
		expect(JSON.stringify((await deliveriesOf(other)).deliveries)).not.toContain(String(POINT.lng));
	});
});

describe("this is the door", () => {
	test("is what the next ride is led to, whether it was said with the step or after it, and once", async () => {
		const { who } = await newNeighbour();
		const [first, next] = await Promise.all([toDeliver(who._id), toDeliver(who._id)]);
		expect(await deliveryOf(next)).toMatchObject({ ...PLACE, plusCode: expect.any(String), doorPoint: null });
		const said = { step: "delivered", code: CODE, key: randomUUID(), at: new Date().toISOString() };
		expect((await takeStep(first, { ...said, point: { lat: 28.6, lng: 77.2 } }, rider.cookies)).status).toBe(
			400,
		);
		expect((await takeStep(first, said, rider.cookies)).status).toBe(200);
		const late = await Promise.all(
			[DOOR, DOOR, DOOR].map((point) =>
				takeStep(first, { ...said, code: undefined, reason: "door", point }, rider.cookies),
			),
		);
		expect(late.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await deliveryOf(next)).toMatchObject({ doorPoint: DOOR, doorAt: expect.any(String) });
		await takeStep(first, { ...said, point: POINT }, rider.cookies);
		expect(await deliveryOf(next)).toMatchObject({ doorPoint: DOOR });
		// At a wrong code nobody stands at a door yet.
		await takeStep(next, { step: "delivered", code: "0000", point: POINT }, rider.cookies);
		expect(await deliveryOf(next)).toMatchObject({ doorPoint: DOOR });
		await takeStep(next, { step: "delivered", code: CODE, point: POINT }, rider.cookies);
		const third = await toDeliver(who._id);
		expect(await deliveryOf(third)).toMatchObject({ doorPoint: POINT });
		expect(await deliveryOf(await toDeliver(who._id, { area: "Civil Lines" }))).toMatchObject({
			doorPoint: null,
		});
		const stranger = await newCustomer();
		expect(await deliveryOf(await toDeliver(stranger._id))).toMatchObject({ doorPoint: null });
		expect(JSON.stringify(await stored(first))).not.toContain(String(DOOR.lat));
	});

	test("goes with the address, from every order; and with its street", async () => {
		const { who, address } = await newNeighbour();
		const [open, ended] = await Promise.all([toDeliver(who._id), toDeliver(who._id)]);
		await takeStep(ended, { step: "delivered", code: CODE, point: DOOR }, rider.cookies);
		const { cookies } = who;
		const change = (fields: object) =>
			api("PUT", `/api/user/address/${address}`, { cookies, body: { ...testAddress, ...fields } });
		expect((await change({ firstName: "Sara" })).json.addresses).toMatchObject([
			{ ...PLACE, doorPoint: DOOR },
		]);
		const asRead = { ...PLACE, doorPoint: DOOR, doorAt: new Date().toISOString(), plusCode: null };
		expect((await change({ ...asRead, point: null })).json.addresses).toMatchObject([
			{ point: null, doorPoint: DOOR },
		]);
		expect((await change({ ...PLACE, doorPoint: null })).json.addresses).toMatchObject([
			{ ...PLACE, doorPoint: null },
		]);
		await takeStep(await toDeliver(who._id), { step: "delivered", code: CODE, point: DOOR }, rider.cookies);
		expect((await change({})).json.addresses).toMatchObject([{ doorPoint: DOOR }]);
		const moved = await change({ streetAddress: "House 13, Satellite Town" });
		expect(moved.json.addresses).toMatchObject([{ point: POINT, doorPoint: null }]);
		await change({});
		// A door of the same street that was found with an order by phone.
		const street = testAddress.streetAddress;
		const door = { ...DOOR, at: new Date(), streetAddress: street, area: "Satellite Town" };
		// The same text in another area is another door, which no address of this account has.
		const elsewhere = { ...door, area: "Civil Lines" };
		const doors = [door, elsewhere];
		const callers = (await database()).collection("callers");
		const number = { phone: newNumber(), account: new ObjectId(who._id), revision: 0, createdAt: new Date() };
		await callers.insertOne({ ...number, doors });
		expect(await deliveryOf(open)).toMatchObject({ doorPoint: DOOR });
		const data = await api("GET", "/api/user/data", { cookies });
		const told = { streetAddress: street, point: DOOR };
		expect(data.json.doors).toMatchObject([told, told]);
		const doorsLeft = async () => (await callers.findOne({ account: number.account }))?.doors;
		await change({ ...PLACE, doorPoint: null });
		expect(await doorsLeft()).toEqual([elsewhere]);
		expect(await deliveryOf(open)).toMatchObject({ doorPoint: null });
		await callers.updateOne({ account: number.account }, { $set: { doors } });
		expect((await api("DELETE", `/api/user/address/${address}`, { cookies })).status).toBe(200);
		const gone = { point: null, plusCode: null, doorPoint: null };
		expect(await deliveryOf(open)).toMatchObject(gone);
		expect(await doorsLeft()).toEqual([elsewhere]);
		expect(JSON.stringify(await ordersOf(who))).not.toContain(String(POINT.lng));
	});
});

test("only the shop's and the rider's documents may ask where a device is", async () => {
	const policyOf = async (path: string) =>
		(await fetch(baseUrl() + path, { redirect: "manual" })).headers.get("permissions-policy");
	for (const path of ["/", "/ur/cart", "/rider/offline"])
		expect(await policyOf(path)).toContain("geolocation=(self)");
	for (const path of ["/seller", "/api/shop", "/sw.js"])
		expect(await policyOf(path)).toContain("geolocation=()");
});
