import { createPublicKey, randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import { ObjectId } from "mongodb";
import { Secret, TOTP } from "otpauth";
import { describe, expect } from "vitest";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { takeStep } from "../support/deliveries";
import { newCustomer, newStaff } from "../support/people";
import { newByNumber } from "../support/phones";
import { newProduct } from "../support/products";
import {
	everyoneLearns,
	known,
	letUndoPass,
	ownerCookies,
	place,
	pushService,
	SLOW,
	SOON,
	secondUrl,
	subscribed,
	unsubscribe,
	withPushShop,
} from "../support/push-shop";
import { assign, move, packLines } from "../support/seller";

/** Word on people's own screens: who is told of what, and who no longer is. */

withPushShop();

describe("the key", () => {
	it("is made once for all instances, and what is sent is signed with it", SLOW, async () => {
		const keys = await Promise.all(
			["", secondUrl(), "", secondUrl()].map((at) => api("GET", `${at}/api/push/key`)),
		);
		expect(new Set(keys.map(({ json }) => json.key)).size).toBe(1);
		const bytes = Buffer.from(String(keys[0]?.json.key), "base64url");
		expect([bytes.length, bytes[0]]).toEqual([65, 4]);
		const stored = await (await database()).collection("pushkeys").find().toArray();
		expect(stored).toHaveLength(1);

		const seller = await subscribed(ownerCookies());
		const { cookies } = await newCustomer();
		await place(cookies);
		await expect.poll(() => pushService().toldTo(seller).length, SOON).toBeGreaterThan(0);
		const headers = pushService().received.find(({ browser }) => browser === seller)?.headers ?? {};
		expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
		const [, token = "", key = ""] = /^vapid t=(\S+), ?k=(\S+)$/.exec(String(headers.authorization)) ?? [];
		expect(key).toBe(keys[0]?.json.key);
		const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString("base64url"));
		const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
		expect(jwt.verify(token, publicKey, { algorithms: ["ES256"] })).toMatchObject({
			aud: pushService().origin,
			sub: expect.stringMatching(/^mailto:/),
		});
		await unsubscribe(ownerCookies(), seller);
	});
});

describe("a subscription", () => {
	it("is refused in words", async () => {
		const { cookies } = await newCustomer();
		const good = pushService().newBrowser(randomUUID());
		const post = (body: unknown) => api("POST", "/api/push/subscription", { cookies, body });
		for (const endpoint of [
			"http://push.example.com/a",
			"https://localhost/a",
			"https://10.0.0.7/a",
			"https://[::1]/a",
			"nothing",
			7,
		]) {
			const { status, json } = await post({ ...good, endpoint });
			expect([status, json.errors], String(endpoint)).toEqual([
				400,
				{ endpoint: "The address of the push service must begin with https://" },
			]);
		}
		expect((await post({ ...good, keys: { ...good.keys, auth: "short" } })).status).toBe(400);
		expect((await post({ endpoint: good.endpoint })).status).toBe(400);
		const guest = await api("POST", "/api/push/subscription", { body: good });
		expect([guest.status, guest.json.message]).toEqual([401, "Please login to be told"]);
		const body = { endpoint: good.endpoint };
		expect((await api("DELETE", "/api/push/subscription", { body })).status).toBe(401);
		expect((await api("DELETE", "/api/push/subscription", { cookies, body })).status).toBe(200);
	});

	it("belongs to the data that a customer takes along, and goes with the account", async () => {
		const { cookies, password } = await newCustomer();
		const name = await subscribed(cookies);
		const { json } = await api("GET", "/api/user/data", { cookies });
		expect(json.toldOn).toEqual([
			{ endpoint: `${pushService().origin}/${name}`, since: expect.stringMatching(/Z$/) },
		]);
		await api("DELETE", "/api/user/account", { cookies, body: { currentPassword: password } });
		expect(await known(name)).toBe(0);
	});

	it("goes on where the session does: after a changed password, and with a second factor", SLOW, async () => {
		const [who, packer] = [await newCustomer(), await newStaff("packer")];
		const body = { email: who.email, password: who.password };
		const elsewhere = await api("POST", "/api/user/login", { body });
		const [mine, others] = [await subscribed(who.cookies), await subscribed(elsewhere.cookies)];
		const atPacker = await subscribed(packer.cookies);
		const changed = await api("PUT", "/api/user/change-password", {
			cookies: who.cookies,
			body: { currentPassword: who.password, newPassword: "Kinnow-Season-7" },
		});
		expect(changed.status).toBe(200);
		const { secret } = (await api("POST", "/api/seller/two-factor/begin", { cookies: packer.cookies })).json;
		const confirmed = await api("POST", "/api/seller/two-factor/confirm", {
			cookies: packer.cookies,
			body: { code: TOTP.generate({ secret: Secret.fromBase32(String(secret)) }) },
		});
		expect(confirmed.status).toBe(200);

		await everyoneLearns();
		const { _id } = await place(changed.cookies);
		await expect.poll(() => pushService().toldTo(atPacker).length, SOON).toBeGreaterThan(0);
		await move(_id, "Packed");
		await move(_id, "Out for delivery");
		await letUndoPass();
		await expect.poll(() => pushService().toldTo(mine).length, SOON).toBe(1);
		await expect.poll(() => known(others), SOON).toBe(0);
		expect([await known(mine), await known(atPacker), pushService().toldTo(others)]).toEqual([1, 1, []]);
		await unsubscribe(confirmed.cookies, atPacker);
	});

	it("is switched off by whoever has it alone", async () => {
		const [who, stranger] = [await newCustomer(), await newCustomer()];
		const name = await subscribed(who.cookies);
		expect((await unsubscribe(stranger.cookies, name)).status).toBe(200);
		expect(await known(name)).toBe(1);
		expect((await unsubscribe(who.cookies, name)).status).toBe(200);
		expect(await known(name)).toBe(0);
	});
});

describe("told", () => {
	it("is a customer of the steps of their own order, wherever they subscribed", SLOW, async () => {
		const [who, other] = [await newCustomer(), await newCustomer()];
		const [mine, others] = [await subscribed(who.cookies, secondUrl()), await subscribed(other.cookies)];
		await everyoneLearns();
		const { _id, number } = await place(who.cookies);
		await move(_id, "Packed");
		await move(_id, "Out for delivery");
		await letUndoPass();
		await expect
			.poll(() => pushService().toldTo(mine), SOON)
			.toEqual([
				{
					title: "The rider has left with your order",
					body: `${number}: please have Rs. 2,100 ready.`,
					path: `/my-orders?order=${_id}`,
					tag: `step:Out for delivery:${_id}`,
				},
			]);
		await move(_id, "Delivered");
		await letUndoPass();
		await expect.poll(() => pushService().toldTo(mine).length, SOON).toBe(2);
		expect(pushService().toldTo(others)).toEqual([]);
	});

	it("are owner and packer of a new order, the rider of an assignment", SLOW, async () => {
		const [packer, rider] = [await newStaff("packer"), await newStaff("rider")];
		const [atOwner, atPacker, atRider] = [
			await subscribed(ownerCookies()),
			await subscribed(packer.cookies, secondUrl()),
			await subscribed(rider.cookies),
		];
		await everyoneLearns();
		const { cookies } = await newCustomer();
		const { _id, number } = await place(cookies);
		for (const name of [atOwner, atPacker])
			await expect
				.poll(() => pushService().toldTo(name), SOON)
				.toMatchObject([{ title: `New order ${number}`, path: `/seller/orders/${_id}` }]);
		expect(pushService().toldTo(atRider)).toEqual([]);
		const assign = (to: string | null) =>
			api("PUT", `/api/order/${_id}/assign`, { cookies: ownerCookies(), body: { rider: to } });
		expect((await assign(rider._id)).status).toBe(200);
		await assign(rider._id);
		await expect
			.poll(() => pushService().toldTo(atRider), SOON)
			.toMatchObject([{ title: `A delivery for you: ${number}`, path: "/rider" }]);
		await everyoneLearns();
		expect(pushService().toldTo(atRider)).toHaveLength(1);
		await unsubscribe(ownerCookies(), atOwner);
	});

	it(
		"are both in their language: the customer in the order's, the rider in that of the page",
		SLOW,
		async () => {
			const urdu = { "accept-language": "ur" };
			const [who, rider] = [await newCustomer(), await newStaff("rider")];
			const [mine, atRider] = [await subscribed(who.cookies), await subscribed(rider.cookies, "", urdu)];
			await everyoneLearns();
			const { _id } = await place(who.cookies, urdu);
			await api("PUT", `/api/order/${_id}/assign`, { cookies: ownerCookies(), body: { rider: rider._id } });
			await move(_id, "Packed");
			await move(_id, "Out for delivery");
			await letUndoPass();
			await expect
				.poll(() => pushService().toldTo(mine), SOON)
				.toMatchObject([{ title: "رائڈر آپ کا آرڈر لے کر نکل گیا ہے", path: `/ur/my-orders?order=${_id}` }]);
			await expect
				.poll(() => pushService().toldTo(atRider), SOON)
				.toMatchObject([{ title: expect.stringContaining("آپ کے لیے ڈیلیوری"), path: "/ur/rider" }]);
		},
	);

	it("is nobody whose session has ended, or who was switched off", SLOW, async () => {
		const packer = await newStaff("packer");
		const who = await newCustomer();
		const [atPacker, mine] = [await subscribed(packer.cookies), await subscribed(who.cookies)];
		await api("PUT", `/api/seller/team/${packer._id}`, {
			cookies: ownerCookies(),
			body: { isActive: false },
		});
		const { _id } = await place(who.cookies);
		expect((await api("GET", "/api/user/logout", { cookies: who.cookies })).status).toBe(200);
		await move(_id, "Packed");
		await letUndoPass();
		await expect.poll(() => known(atPacker), SOON).toBe(0);
		await expect.poll(() => known(mine), SOON).toBe(0);
		expect([pushService().toldTo(atPacker), pushService().toldTo(mine)]).toEqual([[], []]);
	});

	it("is nobody a second time of the same bag, also where nothing but this tells them", SLOW, async () => {
		const [who, rider, db] = [await newByNumber(), await newStaff("rider"), await database()];
		const stopped = { $set: { lastAt: new Date(), stoppedAt: new Date() } };
		const correspondents = db.collection<{ _id: string }>("correspondents");
		await correspondents.updateOne({ _id: `whatsapp:${who.phone}` }, stopped, { upsert: true });
		await subscribed(who.cookies);
		await everyoneLearns();
		const { _id, items } = await place(who.cookies);
		const [onion, okra] = [await newProduct({ offerPrice: 500 }), await newProduct({ offerPrice: 500 })];
		const told = () =>
			db.collection("outgoingpushes").countDocuments({ key: { $regex: `^step:Packed:${_id}:` } });
		const untold = () => db.collection("stepnews").countDocuments({ _id: new ObjectId(_id) });
		const timesTold: number[] = [];
		for (const instead of [onion, onion, okra, onion]) {
			const replacement = { product: instead, quantity: 2 };
			const line = { product: items[0]?.product._id, picked: 2, replacement };
			expect((await packLines(_id, [line])).status).toBe(200);
			await letUndoPass();
			await expect.poll(untold, SOON).toBe(0);
			timesTold.push(await told());
			await assign(_id, rider._id);
			await takeStep(_id, { step: "failed", reason: "nobody_home" }, rider.cookies);
		}
		expect(timesTold).toEqual([1, 1, 2, 3]);
	});
});
