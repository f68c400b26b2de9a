import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backupName } from "@/lib/backups/rules";
import { folderPlace } from "./places";

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
