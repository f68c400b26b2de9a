import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { backupName } from "@/lib/backups/rules";
import { startS3 } from "@/tests/support/s3-server";
import { folderPlace, placeAt } from "./places";

const hoursAgo = (hours: number) => backupName(new Date(Date.now() - hours * 3_600_000));

test("a folder loses the drafts of backups that were killed, and nothing that is new or another's", async () => {
	const folder = mkdtempSync(join(tmpdir(), "sabz-places-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const left = `.${hoursAgo(25)}.part`;
	const others = [hoursAgo(25), `.${hoursAgo(23)}.part`, ".film.part", "notes.txt"];
	for (const name of [left, ...others]) writeFileSync(join(folder, name), "some");
	await folderPlace(folder).list();
	expect(readdirSync(folder).toSorted()).toEqual(others.toSorted());
});

test("a folder is listed also where a draft cannot be removed", async () => {
	const folder = mkdtempSync(join(tmpdir(), "sabz-places-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const names = [`.${hoursAgo(25)}.part`, hoursAgo(25)];
	for (const name of names) mkdirSync(join(folder, name));
	expect((await folderPlace(folder).list()).toSorted()).toEqual(names.toSorted());
});

test.each(["night", "every night", "رات کے بیک اپ", "100% fresh", "50%ab", "R&D", "this+that"])(
	"S3 keeps what is written to its folder %s",
	async (folder) => {
		const s3 = await startS3();
		onTestFinished(() => s3.stop());
		s3.kept.set("elsewhere/other", Buffer.from("other"));
		const place = placeAt(s3.url().replace("/night?", `/${folder}?`));
		await place.write(
			"one.backup",
			(async function* () {
				yield Buffer.from("mangoes");
			})(),
		);
		expect([...s3.kept.keys()]).toEqual(["elsewhere/other", `${folder}/one.backup`]);
		expect(await place.list()).toEqual(["one.backup"]);
		expect(String(await buffer(await place.read("one.backup")))).toBe("mangoes");
		await place.remove("one.backup");
		expect(await place.list()).toEqual([]);
	},
);
