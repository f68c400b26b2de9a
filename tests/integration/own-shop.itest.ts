import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Secret, TOTP } from "otpauth";
import { afterAll, expect } from "vitest";
import { MAX_PASSKEYS } from "@/lib/accounts/rules/user";
import { api } from "../support/api";
import { withPasskey } from "../support/authenticator";
import { database } from "../support/database";
import { ownerCredentials, sellerCookies } from "../support/people";
import { isThorough } from "../support/thorough";
import { withShop } from "../support/with-shop";

/** What other tests would notice, in a shop of its own: a backup that was missed, and the owner signed out. */

const HOUR_MS = 3_600_000;
const JOBS = { jobs: ["the nightly backup"] };
const work = mkdtempSync(join(tmpdir(), "sabz-nights-"));
const folder = join(work, "backups");
const settings = {
	BACKUP_URL: pathToFileURL(folder).href,
	BACKUP_KEY: "a-key-of-tests-with-enough-letters-in-it",
};
const it = withShop({ instances: 2, settings });
afterAll(() => rmSync(work, { recursive: true, force: true }));

it.runIf(isThorough)(
	"is made once by all instances, and one that was missed stands on the dashboard and in the metrics",
	async ({ shop }) => {
		const asOwner = { cookies: shop.owner };
		const night = async () => {
			const asked = [shop.url, shop.second].map((url) =>
				api("POST", `${url}/api/test/jobs`, { ...asOwner, body: JOBS }),
			);
			for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
		};
		const missed = async () => {
			const { text } = await api("GET", `${shop.url}/api/metrics`, asOwner);
			return /^sabz_backup_missed (\d)$/m.exec(text)?.[1];
		};
		const dashboard = async () => (await api("GET", `${shop.url}/seller`, asOwner)).text;

		await night();
		expect(readdirSync(folder)).toHaveLength(1);
		expect(await missed()).toBe("0");
		expect(await dashboard()).not.toContain("not backed up");

		const records = (await database()).collection<{ _id: string }>("backuprecords");
		const twoNights = new Date(Date.now() - 48 * HOUR_MS);
		await records.updateOne({ _id: "backups" }, { $set: { at: twoNights } });
		rmSync(folder, { recursive: true });
		writeFileSync(folder, "A folder should stand here.");
		await night();
		expect(await missed()).toBe("1");
		expect(await dashboard()).toContain("The shop&#x27;s data is not backed up.");
		expect(await records.findOne({ _id: "backups" })).toMatchObject({
			error: expect.stringContaining(folder),
		});

		rmSync(folder);
		await records.updateOne({ _id: "backups" }, { $unset: { failedAt: 1 } });
		await night();
		expect(readdirSync(folder)).toHaveLength(1);
		expect(await missed()).toBe("0");
	},
);

const checkAuth = (cookies: string) => api("GET", "/api/seller/check-auth", { cookies });
const { password } = ownerCredentials();

it("the owner logs out on every device, and the passkeys end with it", async () => {
	const [cookies, stolen] = [await sellerCookies(), await sellerCookies()];
	const device = await withPasskey("seller", cookies, { password });
	expect(await device.login("seller")).toMatchObject({ status: 200, json: { user: { role: "owner" } } });
	expect((await api("POST", "/api/seller/logout-everywhere", { cookies })).status).toBe(200);
	for (const given of [cookies, stolen]) expect((await checkAuth(given)).status).toBe(401);
	expect((await device.login("seller")).status).toBe(401);
	expect((await checkAuth(await sellerCookies())).status).toBe(200);
});

it("passkeys of earlier settings do not stand in the owner's way", async () => {
	const cookies = await sellerCookies();
	const device = await withPasskey("seller", cookies, { password });
	const passkeys = (await database()).collection<{ _id: string }>("passkeys");
	const { _id, ...one } = (await passkeys.findOne({ _id: device.id })) ?? { _id: "" };
	const earlier = Array.from({ length: MAX_PASSKEYS }, (_, at) => {
		return { ...one, _id: `earlier-${at}`, settings: "of an earlier password" };
	});
	await passkeys.insertMany(earlier);
	const begun = await api("POST", "/api/seller/passkeys/begin", { cookies, body: { password } });
	expect(begun).toMatchObject({ status: 200, json: { options: { excludeCredentials: [{ id: _id }] } } });
	expect(await passkeys.countDocuments({ _id: /^earlier-/ })).toBe(0);
	expect((await device.login("seller")).status).toBe(200);
});

it("the owner's second factor ends the other sessions", async () => {
	const [cookies, stolen] = [await sellerCookies(), await sellerCookies()];
	const begun = await api("POST", "/api/seller/two-factor/begin", { cookies });
	const code = TOTP.generate({ secret: Secret.fromBase32(String(begun.json.secret)) });
	const confirmed = await api("POST", "/api/seller/two-factor/confirm", { cookies, body: { code } });
	expect(confirmed.status).toBe(200);
	expect((await checkAuth(stolen)).status).toBe(401);
	expect((await checkAuth(confirmed.cookies)).status).toBe(200);
});
