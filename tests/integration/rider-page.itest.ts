import { ObjectId } from "mongodb";
import { beforeAll, expect, test } from "vitest";
import { visitorsOf } from "../support/cookies";
import { newOrder } from "../support/orders";
import { newStaff, type TestStaff } from "../support/people";
import { testAddress } from "../support/products";
import { baseUrl } from "../support/target";

/** The rider's page, as everybody asks for it. */

const MARK = "Zarqanobodyelse";
let rider: TestStaff;

beforeAll(async () => {
	rider = await newStaff("rider");
	await newOrder({
		status: "Out for delivery",
		statusHistory: [{ status: "Out for delivery", at: new Date() }],
		rider: { _id: new ObjectId(rider._id), name: rider.name },
		address: { ...testAddress, firstName: MARK },
		promisedAt: new Date(Date.now() + 3_600_000),
	});
});

async function look(path: string, cookie = "") {
	const answer = await fetch(new URL(path, baseUrl()), { headers: { cookie } });
	return { status: answer.status, path: new URL(answer.url).pathname, text: await answer.text(), answer };
}

test("shows a rider their own deliveries, and the owner everybody's", async () => {
	const owner = (await visitorsOf("seller")).good;
	for (const cookies of [rider.cookies, owner]) {
		const { status, text, answer } = await look("/rider", cookies);
		expect(status).toBe(200);
		expect(text).toContain(MARK);
		expect(answer.headers.get("cache-control")).toMatch(/no-store/);
	}
	const other = await newStaff("rider");
	expect((await look("/rider", other.cookies)).text).not.toContain(MARK);
});

test("leads a packer to their work, a rider to theirs, and everyone else to the login", async () => {
	const packer = await newStaff("packer");
	const led = await look("/rider", packer.cookies);
	expect(led.path + led.text).toContain("/seller/packing");
	expect(led.text).not.toContain(MARK);
	const home = await look("/seller", rider.cookies);
	expect(home.path + home.text).toContain("/rider");
	expect((await look("/seller/security", rider.cookies)).text).toContain("Your sign-in");
	const { bad } = await visitorsOf("seller");
	for (const [who, cookie] of Object.entries({ ...bad, guest: "" })) {
		const { text } = await look("/rider", cookie);
		expect(text, who).toContain("Seller login");
		expect(text, who).not.toContain(MARK);
	}
});

test("what is kept for a time without a network is the same for everyone, and holds nobody's", async () => {
	for (const cookie of ["", rider.cookies]) {
		const { status, text } = await look("/rider/offline", cookie);
		expect(status).toBe(200);
		expect(text).not.toContain(MARK);
		expect(text).not.toContain(rider.email);
	}
	for (const worker of ["/rider-sw.js", "/sw-keep.js"]) {
		expect((await look(worker)).answer.headers.get("content-type"), worker).toMatch(/javascript/);
	}
});

test("it is an app of its own", async () => {
	const { text } = await look("/rider", rider.cookies);
	expect(text).toContain('rel="manifest" href="/rider/manifest.webmanifest"');
	const manifest = await fetch(new URL("/rider/manifest.webmanifest", baseUrl()));
	expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
	expect(await manifest.json()).toMatchObject({ id: "/rider", start_url: "/rider", scope: "/rider" });
});
