import "server-only";
import { Types } from "mongoose";
import { recordWrite } from "@/lib/server/audit/audit-log";
import type { Call } from "@/lib/server/calls/call";
import { commit, insertion, removal } from "@/lib/server/database/commit";
import { clientAddress } from "@/lib/server/http/origin";
import { mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { randomToken, sameText, sha256 } from "@/lib/server/platform/crypto";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { type Caller, limit } from "@/lib/server/rate-limit/rate-limit";
import type { Seller } from "@/lib/team/rules";
import { accessMadeMail } from "@/lib/team/server/team-mail";
import { ApiKey, type ApiKeyDoc } from "@/models/integrations";
import { KEY_NOT_FOUND, MOST_KEYS, type Scope, type ApiKey as ShownKey } from "../rules";

const BEARER = /^bearer\s+(.*)$/i;
const KEY = /^sabz_[\w-]{32}$/;
/** `sabz_` and four characters more: enough to tell keys apart, and of no use to anybody else. */
const PREFIX_LENGTH = 9;
/** How exactly it is known when a key was last used, in milliseconds. */
const USED_MS = 60_000;

function toApiKey({ _id, name, scopes, prefix, by, createdAt, lastUsedAt }: ApiKeyDoc): ShownKey {
	const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
	return { _id: String(_id), name, scopes, prefix, by, ...times };
}

/** The keys, newest first. */
export async function listKeys(): Promise<ShownKey[]> {
	return (await ApiKey.find().sort({ createdAt: -1, _id: -1 }).lean<ApiKeyDoc[]>()).map(toApiKey);
}

/** Makes a key, which is answered this once and of which only the hash is kept. Throws ShopError `conflict` beyond 50. */
export async function addKey(
	seller: Seller,
	{ name, scopes }: { name: string; scopes: Scope[] },
): Promise<{ key: string; apiKey: ShownKey }> {
	if ((await ApiKey.countDocuments()) >= MOST_KEYS)
		throw new ShopError("conflict", `There can be ${MOST_KEYS} keys. Please delete one first.`);
	const key = `sabz_${randomToken()}`;
	const [prefix, hash] = [key.slice(0, PREFIX_LENGTH), sha256(key)];
	const about = { name, scopes, prefix, by: seller.name, createdAt: clock.now() };
	const doc: ApiKeyDoc = { _id: new Types.ObjectId(), hash, ...about };
	const changes = [{ field: "May", before: "", after: scopes.join("\n") }];
	await commit([
		insertion(ApiKey, doc),
		recordWrite(seller, { kind: "key-made", subject: name, changes }),
		...mailWrites(accessMadeMail(seller, "key", { id: String(doc._id), called: name })),
	]);
	return { key, apiKey: toApiKey(doc) };
}

/** Ends a key: its next request is refused. Throws ShopError `not-found`. */
export async function deleteKey(seller: Seller, _id: string): Promise<void> {
	const known = await ApiKey.findById(_id).lean<ApiKeyDoc>();
	if (!known) throw notFound(KEY_NOT_FOUND);
	const ended = removal(ApiKey, { _id }, () => notFound(KEY_NOT_FOUND));
	await commit([ended, recordWrite(seller, { kind: "key-deleted", subject: known.name })]);
}

/** The key of this text. Throws ShopError `unauthenticated` where there is none. */
async function findKey(text: string): Promise<ApiKeyDoc> {
	const hash = sha256(text);
	if (KEY.test(text)) {
		const known = await ApiKey.findOne({ hash }).lean<ApiKeyDoc>();
		if (known && sameText(known.hash, hash)) return known;
	}
	throw new ShopError("unauthenticated", "This key is not known");
}

async function noteUse({ _id, lastUsedAt }: ApiKeyDoc): Promise<void> {
	const now = clock.now();
	if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USED_MS) return;
	await ApiKey.updateOne({ _id }, { $set: { lastUsedAt: now } });
}

/** What the record says of who acted by a key: the owner's rights, as far as its scopes go. */
function actingBy({ _id, name, prefix }: ApiKeyDoc): Seller {
	return { id: `key:${_id}`, email: `${prefix}…`, name: `${name} (key ${prefix}…)`, role: "owner" };
}

/** Who acts by a key, what it may, and whom limits count. */
export type KeyHolder = { seller: Seller; scopes: readonly Scope[]; caller: Caller };

/**
 * Who acts by the request's bearer token; null where it came without one, or for a call that has tokens of its own.
 * Throws ShopError `unauthenticated` for what is no key, `too-many` beyond the key's own limit, `forbidden` for a call
 * that none of its scopes covers.
 */
export async function keyHolder(
	headers: Headers,
	call: Call,
	hasOwnTokens: boolean,
): Promise<KeyHolder | null> {
	const [, text] = BEARER.exec(headers.get("authorization") ?? "") ?? [];
	if (text === undefined || (hasOwnTokens && !text.startsWith("sabz_"))) return null;
	const key = await findKey(text.trim());
	const seller = actingBy(key);
	const caller = { address: clientAddress(headers), account: seller.id };
	await limit("api-key", caller);
	if (!call.scopes?.some((scope) => key.scopes.includes(scope)))
		throw new ShopError("forbidden", "This key may not make this call");
	await noteUse(key);
	return { seller, scopes: key.scopes, caller };
}
