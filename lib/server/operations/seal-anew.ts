import "server-only";
import { SEALED_FOR } from "@/lib/integrations/server/deliveries";
import { PUSH_SEAL } from "@/lib/notifications/server/send-push";
import { FACTOR_SEAL } from "@/lib/team/server/second-factor";
import { isOfTheseSettings, settingsMark } from "@/lib/team/server/session";
import { Passkey } from "@/models/accounts";
import { Webhook } from "@/models/integrations";
import { PushKeys } from "@/models/notifications";
import { SecondFactor } from "@/models/team";
import { sealedAnew } from "../platform/crypto";
import { env } from "../platform/env";

/** What is kept sealed for longer than two secrets of the shop live. */
const SEALED = [
	{ collection: PushKeys.collection, field: "sealed", purpose: PUSH_SEAL },
	{ collection: Webhook.collection, field: "sealed", purpose: SEALED_FOR },
	{ collection: SecondFactor.collection, field: "secret", purpose: FACTOR_SEAL },
	{ collection: SecondFactor.collection, field: "pending", purpose: FACTOR_SEAL },
];

/** What bears a mark of the owner's settings. */
const MARKED = [Passkey.collection, SecondFactor.collection];

async function renewSeals({ collection, field, purpose }: (typeof SEALED)[number]): Promise<void> {
	const texts: unknown[] = await collection.distinct(field);
	for (const sealed of texts) {
		const anew = typeof sealed === "string" ? sealedAnew(purpose, sealed) : null;
		// Only what still is as it was read: another instance may be at it too.
		if (anew) await collection.updateOne({ [field]: sealed }, { $set: { [field]: anew } });
	}
}

async function renewMarks(collection: (typeof MARKED)[number]): Promise<void> {
	const marks: unknown[] = await collection.distinct("settings");
	const good = marks.filter((mark) => typeof mark === "string" && isOfTheseSettings(mark));
	await collection.updateMany({ settings: { $in: good } }, { $set: { settings: settingsMark() } });
}

/**
 * Seals and marks by the present secret what the one before it has sealed and marked, so that all of it counts when that
 * is no longer named. Done at each start while it is; any number of instances may do it at once.
 */
export async function sealAnew(): Promise<void> {
	if (!env().JWT_SECRET_PREVIOUS) return;
	await Promise.all([...SEALED.map(renewSeals), ...MARKED.map(renewMarks)]);
}
