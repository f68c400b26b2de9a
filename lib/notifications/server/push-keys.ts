import "server-only";
import { generateVAPIDKeys } from "web-push";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/duplicates";
import { seal, unseal } from "@/lib/server/platform/crypto";
import { perProcess } from "@/lib/server/platform/per-process.mjs";
import { PushKeys, type PushKeysDoc } from "@/models/notifications";

const PURPOSE = "push keys";

export type Keys = { publicKey: string; privateKey: string };

const held = perProcess<{ keys?: Keys }>("push keys", () => ({}));

/** Of all instances that ask for the first time at once, one writes, and all read what it wrote. */
async function readOrMake(): Promise<PushKeysDoc | null> {
	const known = await PushKeys.findById("vapid").lean<PushKeysDoc>();
	if (known) return known;
	const { publicKey, privateKey } = generateVAPIDKeys();
	return retryOnDuplicate(() =>
		PushKeys.findOneAndUpdate(
			{ _id: "vapid" },
			{ $setOnInsert: { publicKey, sealed: seal(PURPOSE, privateKey) } },
			{ upsert: true, returnDocument: "after" },
		).lean<PushKeysDoc>(),
	);
}

/**
 * By what push services know this shop, made once and then for good. Throws where the shop's secret has changed so
 * often that the private key cannot be read any more.
 */
export async function pushKeys(): Promise<Keys> {
	if (held.keys) return held.keys;
	await connectDatabase();
	const doc = await readOrMake();
	if (!doc) throw new Error("the keys for push could not be made");
	held.keys = { publicKey: doc.publicKey, privateKey: unseal(PURPOSE, doc.sealed) };
	return held.keys;
}
