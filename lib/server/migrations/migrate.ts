import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Model } from "mongoose";
import mongoose from "mongoose";
import { Account, Handover } from "@/models/account";
import { Cart, EndedSession, Passkey, PasskeyChallenge, User } from "@/models/accounts";
import { ProductImport } from "@/models/aisles";
import { Cost, Purchase, Searched, SearchSalt } from "@/models/buying";
import { Caller, PhoneCode } from "@/models/callers";
import { Coupon } from "@/models/coupons";
import { BackInStockWish, Favourites } from "@/models/favourites";
import { ApiKey, Webhook, WebhookDelivery } from "@/models/integrations";
import { OutgoingMessage } from "@/models/messages";
import {
	Notification,
	OutgoingMail,
	OutgoingPush,
	PushKeys,
	PushSubscription,
	StepNews,
} from "@/models/notifications";
import { KeptAnswer, Migration, type MigrationDoc } from "@/models/operations";
import { Order } from "@/models/order";
import { Pool } from "@/models/order-parts";
import { Payment, SimulatedPayment } from "@/models/payments";
import { Product, StockMovement } from "@/models/products";
import { ItemReport } from "@/models/reports";
import { Review } from "@/models/reviews";
import { ContactMessage } from "@/models/shop";
import { LoginAttempt, Packer, SellerAction, TeamMember } from "@/models/team";
import { WeeklyBasket } from "@/models/weekly";
import { checkTransactions } from "../database/commit";
import { connectDatabase } from "../database/connect";
import { checkVersion } from "../database/errors";
import { dropLease, takeLease } from "../database/queries";
import { log } from "../log/log";
import { clock } from "../platform/clock";
import { sha256 } from "../platform/crypto";
import { prepareCounters } from "../rate-limit/rate-limit";

/**
 * A change of data that is there already. It may be cut off and begun again at any point, and the version before it
 * goes on working beside it: add, never take away.
 */
export type Step = { name: string; run(onward: () => Promise<void>): Promise<void> };

/** Every step, oldest first. A name is never changed or used again once it has run anywhere. */
const STEPS: readonly Step[] = [];

/** Every model that names indexes. */
export const MODELS = [
	User,
	Caller,
	PhoneCode,
	Cart,
	Product,
	BackInStockWish,
	Order,
	Notification,
	StepNews,
	Review,
	OutgoingMail,
	OutgoingMessage,
	ApiKey,
	Webhook,
	WebhookDelivery,
	Payment,
	SimulatedPayment,
	ContactMessage,
	SellerAction,
	Pool,
	StockMovement,
	ProductImport,
	Purchase,
	Cost,
	Searched,
	SearchSalt,
	TeamMember,
	Packer,
	LoginAttempt,
	EndedSession,
	Account,
	KeptAnswer,
	Coupon,
	Favourites,
	Handover,
	ItemReport,
	Passkey,
	PasskeyChallenge,
	WeeklyBasket,
	PushKeys,
	PushSubscription,
	OutgoingPush,
];

/** Names the indexes of this version of the shop: another version with the same ones has the same name. */
function indexesWanted(): string {
	const counters = "rate limits: 1";
	return sha256(
		JSON.stringify([counters, ...MODELS.map((model) => [model.modelName, model.schema.indexes()])]),
	);
}

/** How often an index is asked for that takes longer to build than a connection waits for an answer. */
const TRIES = 180;

/**
 * Builds the model's indexes. One that takes longer than a connection waits for an answer goes on being built; asking
 * again waits for it. `onward` is called after each wait.
 */
async function buildIndexesOf(model: Pick<Model<unknown>, "createIndexes">, onward: () => Promise<void>) {
	for (let tries = 1; ; tries++) {
		try {
			await model.createIndexes();
			return;
		} catch (error) {
			if (!(error instanceof mongoose.mongo.MongoNetworkTimeoutError) || tries === TRIES) throw error;
			await onward();
		}
	}
}

/** Builds every index that the models name; one that is there already is left alone. Calls `onward` between them. */
async function buildIndexes(onward: () => Promise<void>): Promise<void> {
	for (const model of MODELS) {
		await buildIndexesOf(model, onward);
		await onward();
	}
	await prepareCounters();
}

/** Earlier versions, which may still be running, know it by this name. */
const LEASE = "lock";
const INDEXES = "indexes";
/** Whoever is at work says so again at least this often, or has died; milliseconds. */
const LEASE_MS = 60_000;
const LOOK_AGAIN_MS = 300;

/** Throws when the lock was lost, so that two instances never work at once. */
async function keepLock(by: string): Promise<void> {
	if (!(await takeLease(LEASE, by, LEASE_MS)))
		throw new Error("another instance has taken the migration over");
}

async function whatIsLeft(steps: readonly Step[]): Promise<{ steps: Step[]; indexes: boolean }> {
	const done = await Migration.find().lean<MigrationDoc[]>();
	const names = new Set(done.map(({ _id }) => _id));
	const built = done.find(({ _id }) => _id === INDEXES)?.indexes;
	return { steps: steps.filter(({ name }) => !names.has(name)), indexes: built !== indexesWanted() };
}

async function note(name: string, fields: Partial<MigrationDoc> = {}): Promise<void> {
	await Migration.updateOne({ _id: name }, { $set: { at: clock.now(), ...fields } }, { upsert: true });
}

async function work(by: string, steps: readonly Step[]): Promise<void> {
	const onward = () => keepLock(by);
	const left = await whatIsLeft(steps);
	for (const { name, run } of left.steps) {
		log.info({ step: name }, "migrating the database");
		await run(onward);
		await note(name);
	}
	if (left.indexes) {
		await buildIndexes(onward);
		await note(INDEXES, { indexes: indexesWanted() });
	}
}

/**
 * Brings the database to what this version of the shop needs: changes of data, then indexes. Safe to repeat, to cut
 * off, and at the start of many instances: one works, the others wait for it. Throws UnusableDatabase when the
 * database is too old.
 */
export async function migrate(steps: readonly Step[] = STEPS): Promise<void> {
	const { connection } = await connectDatabase();
	await checkVersion(connection);
	await checkTransactions();
	const by = randomUUID();
	const isLeft = async () => {
		const left = await whatIsLeft(steps);
		return left.indexes || left.steps.length > 0;
	};
	while (await isLeft()) {
		if (!(await takeLease(LEASE, by, LEASE_MS))) {
			await pause(LOOK_AGAIN_MS);
			continue;
		}
		try {
			await work(by, steps);
		} finally {
			await dropLease(LEASE, by);
		}
	}
}
