import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { SEALED_FOR } from "@/lib/integrations/server/deliveries";
import { PUSH_SEAL, publicPushKey } from "@/lib/notifications/server/send-push";
import type { Seller } from "@/lib/team/rules";
import { FACTOR_SEAL, readSecondFactor, spendCode } from "@/lib/team/server/second-factor";
import { settingsMark } from "@/lib/team/server/session";
import { listSellerPasskeys } from "@/lib/team/server/sign-in";
import { Passkey } from "@/models/accounts";
import { Webhook } from "@/models/integrations";
import { PushKeys } from "@/models/notifications";
import { SecondFactor } from "@/models/team";
import { ownDatabase } from "@/tests/support/own-database";
import { seal, sha256, unseal } from "../platform/crypto";
import { env as settings } from "../platform/env";
import { sealAnew } from "./seal-anew";

/** The shop's secret is replaced: by one beside which the one before it is named, or, where it was stolen, by one alone. */

ownDatabase();

const NEXT = "the-next-secret-of-more-than-32-letters";
const owner: Seller = { id: "owner", email: "seller@sabz.example", name: "Owner", role: "owner" };
const CODE = "abcdefghijklmnop";
let before: { JWT_SECRET: string; SELLER_PASSWORD: string };

beforeAll(() => {
	const { JWT_SECRET, SELLER_PASSWORD } = settings();
	before = { JWT_SECRET, SELLER_PASSWORD };
});
beforeEach(async () => {
	const since = new Date();
	const mark = settingsMark();
	const named = { name: "Phone", publicKey: "x", counter: 0, createdAt: since };
	await PushKeys.create({ _id: "vapid", publicKey: "public", sealed: seal(PUSH_SEAL, "private") });
	await Webhook.create({
		...{ _id: new Types.ObjectId(), url: "https://till.example/", events: [], by: "Owner" },
		...{ sealed: seal(SEALED_FOR, "whsec_one"), isActive: true, failures: 0, createdAt: since },
	});
	await Passkey.create({ _id: randomUUID(), owner: "seller:owner", settings: mark, ...named });
	await SecondFactor.create(
		{ _id: "owner", secret: seal(FACTOR_SEAL, "JBSWY3DPEHPK3PXP"), lastStep: 0, settings: mark, since },
		{ _id: "begun", pending: seal(FACTOR_SEAL, "JBSWY3DPEHPK3PXQ") },
	);
	await SecondFactor.updateOne({ _id: "owner" }, { $set: { recoveryCodes: [sha256(CODE)] } });
});
afterEach(async () => {
	Object.assign(settings(), { ...before, JWT_SECRET_PREVIOUS: undefined });
	for (const { collection } of [PushKeys, Webhook, Passkey, SecondFactor]) await collection.deleteMany({});
});

/** What opens with the present secrets. */
async function open(): Promise<string[]> {
	const [keys, webhook] = await Promise.all([PushKeys.findById("vapid").lean(), Webhook.findOne().lean()]);
	const [factor, begun] = await Promise.all(["owner", "begun"].map((id) => SecondFactor.findById(id).lean()));
	return [
		unseal(PUSH_SEAL, keys?.sealed ?? ""),
		unseal(SEALED_FOR, webhook?.sealed ?? ""),
		unseal(FACTOR_SEAL, factor?.secret ?? ""),
		unseal(FACTOR_SEAL, begun?.pending ?? ""),
	];
}
const ALL = ["private", "whsec_one", "JBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXQ"];

test("what the one before it sealed and marked counts when that is no longer named", async () => {
	Object.assign(settings(), { JWT_SECRET: NEXT, JWT_SECRET_PREVIOUS: before.JWT_SECRET });
	await Promise.all([sealAnew(), sealAnew()]);
	const once = await Webhook.findOne().lean();
	await sealAnew();
	expect((await Webhook.findOne().lean())?.sealed, "sealed once").toBe(once?.sealed);
	Object.assign(settings(), { JWT_SECRET_PREVIOUS: undefined });
	expect(await open()).toEqual(ALL);
	expect(await listSellerPasskeys(owner)).toHaveLength(1);
	expect(await SecondFactor.findById("owner").lean()).toMatchObject({ settings: settingsMark() });
});

test("marks of other settings of the owner are not renewed with it", async () => {
	const next = { JWT_SECRET: NEXT, JWT_SECRET_PREVIOUS: before.JWT_SECRET };
	Object.assign(settings(), { ...next, SELLER_PASSWORD: "Another-Market-2" });
	await sealAnew();
	expect(await listSellerPasskeys(owner)).toEqual([]);
	expect(await readSecondFactor(owner)).toBeNull();
});

test("of a stolen one nothing opens: the second factor stays on, and recovery codes and browsers' key go on", async () => {
	Object.assign(settings(), { JWT_SECRET: NEXT });
	await sealAnew();
	await expect(open()).rejects.toThrow();
	expect(await readSecondFactor(owner)).toMatchObject({ recoveryCodesLeft: 1 });
	expect(await spendCode(owner, CODE)).toBe(true);
	expect(await spendCode(owner, CODE)).toBe(false);
	expect(await publicPushKey()).toEqual(expect.any(String));
});
