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
import { clock } from "../platform/clock";
import { sha256 } from "../platform/crypto";
import { prepareCounters } from "../rate-limit/rate-limit";

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

async function areIndexesBuilt(): Promise<boolean> {
	const built = await Migration.findById(INDEXES).lean<MigrationDoc>();
	return built?.indexes === indexesWanted();
}

/** Builds them, unless somebody else just has. */
async function work(by: string): Promise<void> {
	if (await areIndexesBuilt()) return;
	await buildIndexes(() => keepLock(by));
	const note = { at: clock.now(), indexes: indexesWanted() };
	await Migration.updateOne({ _id: INDEXES }, { $set: note }, { upsert: true });
}

/**
 * Brings the database to what this version of the shop needs, its indexes. Safe to repeat, to cut off, and at the start
 * of many instances: one works, the others wait for it. Throws UnusableDatabase when the database is too old.
 */
export async function migrate(): Promise<void> {
	const { connection } = await connectDatabase();
	await checkVersion(connection);
	await checkTransactions();
	const by = randomUUID();
	while (!(await areIndexesBuilt())) {
		if (!(await takeLease(LEASE, by, LEASE_MS))) {
			await pause(LOOK_AGAIN_MS);
			continue;
		}
		try {
			await work(by);
		} finally {
			await dropLease(LEASE, by);
		}
	}
}
