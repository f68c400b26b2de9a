import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect } from "vitest";
import { api } from "../support/api";
import { database } from "../support/database";
import { withShop } from "../support/with-shop";

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

it("is made once by all instances, and one that was missed stands on the dashboard and in the metrics", async ({
	shop,
}) => {
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
	expect(await records.findOne({ _id: "backups" })).toMatchObject({ error: expect.stringContaining(folder) });

	rmSync(folder);
	await records.updateOne({ _id: "backups" }, { $unset: { failedAt: 1 } });
	await night();
	expect(readdirSync(folder)).toHaveLength(1);
	expect(await missed()).toBe("0");
});
