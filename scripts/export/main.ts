import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { giveUp, say } from "../../server/program.mjs";
import { checkedSettings, keepToOneself } from "../../server/shop-env.mjs";
import { dump } from "../support/dump.mjs";
import { isMomentGone, withData } from "../support/moment.mjs";

// npm run export [-- --to DIR]: all data as mongodump writes it, for mongorestore; the shop may be open.
const { values } = parseArgs({ options: { to: { type: "string", default: "dump" } } });
keepToOneself();
const settings = await checkedSettings();
const target = resolve(values.to);

async function exportFrom(uri: string, isCopy: boolean) {
	try {
		const exported = await dump(uri, target);
		return { ...exported, isOneMoment: isCopy || exported.isOneMoment };
	} catch (error) {
		if (!isMomentGone(error)) throw error;
		giveUp(
			"The export took longer than this MongoDB keeps a moment (minSnapshotHistoryWindowInSeconds). Use mongodump.",
		);
	}
}

const { collections, documents, isOneMoment } = await withData(settings, exportFrom).catch((error: unknown) =>
	giveUp(error instanceof Error ? error.message : String(error)),
);
say(
	`${target}: ${collections} collections, ${documents} documents. Bring them in with: mongorestore ${target}`,
);
say(
	isOneMoment
		? "All of it is of one moment."
		: "It is NOT of one moment: this MongoDB is no replica set of version 5.0 or newer. What was written meanwhile may " +
				"be in one collection and not in another; close the shop for an export that has to agree with itself.",
);
