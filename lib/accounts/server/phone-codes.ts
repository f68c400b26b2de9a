import "server-only";
import { randomInt } from "node:crypto";
import type { Channel } from "@/lib/messages/rules";
import { channelFor, notSetUp } from "@/lib/messages/server/channels";
import { messageWrites } from "@/lib/messages/server/outbox";
import { change, commit, inTurn, putting, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { fingerprint, isFingerprint } from "@/lib/server/platform/crypto";
import { invalid, ShopError } from "@/lib/server/platform/errors";
import { type Caller, limit } from "@/lib/server/rate-limit/rate-limit";
import type { Language } from "@/lib/text/language";
import { PhoneCode, type PhoneCodeDoc } from "@/models/callers";
import { WRONG_CODE } from "../rules/user";

/** Codes that are sent to numbers: six digits, one at a time, good for five minutes and five tries. */

const DIGITS = 6;
const LIFE_MS = 300_000;
const TRIES = 5;
/** Before another one is sent to the same number, in seconds. */
export const RESEND_SECONDS = 30;
const PURPOSE = "phone code";

const NOT_OFFERED = "We cannot send codes to phones at the moment.";

/** The refusal of a code. */
export function wrongCode(): ShopError {
	return invalid("code", WRONG_CODE);
}

function tooSoon(seconds: number): ShopError {
	const wait = Math.min(RESEND_SECONDS, Math.max(1, Math.ceil(seconds)));
	const words =
		wait === 1
			? `Please wait ${wait} second before asking for another code`
			: `Please wait ${wait} seconds before asking for another code`;
	return new ShopError("too-many", words, { retryAfter: wait, shown: { resendAfter: wait } });
}

/** The channel by which a code goes. Throws ShopError `unavailable` where none is set up. */
export function channelOfCode(wanted: Channel): Channel {
	const channel = channelFor(wanted);
	if (!channel) throw notSetUp(NOT_OFFERED);
	return channel;
}

/** Refuses while the last code of the number is younger than half a minute. */
async function mustHaveWaited(phone: string, now: Date): Promise<void> {
	const last = await PhoneCode.findById(phone).select("sentAt").lean<Pick<PhoneCodeDoc, "sentAt">>();
	const seconds = last ? RESEND_SECONDS - (now.getTime() - last.sentAt.getTime()) / 1000 : 0;
	// One of this moment may be dated a little later; a clock that was set back by more keeps nobody waiting.
	if (seconds > 0 && seconds <= 2 * RESEND_SECONDS) throw tooSoon(seconds);
}

/** The new code in the place of the last one; of many at once one is kept. */
function keeping(phone: string, fields: Omit<PhoneCodeDoc, "_id">): Write {
	const now = fields.sentAt.getTime();
	const [from, to] = [-1, 1].map((side) => new Date(now + side * RESEND_SECONDS * 1000));
	const isPast = { $not: { $gt: from, $lte: to } };
	return putting(PhoneCode, { _id: phone, sentAt: isPast }, fields);
}

type Request = { phone: string; channel: Channel; language: Language };

/**
 * Sends a code to a number, whoever has it; it ends the one before. Throws ShopError `too-many` within half a minute of the
 * last one, also where no limits are set, and beyond the limits by number, by address and in all.
 */
export async function sendCode(request: Request, caller: Caller): Promise<void> {
	// Each sees what the one before has sent: of a burst none but that one counts.
	await inTurn([`code of ${request.phone}`], () => sendNext(request, { ...caller, account: request.phone }));
}

async function sendNext({ phone, channel, language }: Request, caller: Caller): Promise<void> {
	const sentAt = clock.now();
	await mustHaveWaited(phone, sentAt);
	await limit("phone-code", caller);
	await limit("every-phone-code", { address: "everyone" });
	const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
	const hash = fingerprint(PURPOSE, `${phone}\0${code}`);
	const expiresAt = new Date(sentAt.getTime() + LIFE_MS);
	const sent = messageWrites({
		...{ key: `code:${hash}`, to: phone, channel, language, until: expiresAt },
		...{ says: { template: "code", values: [code] }, isAwaited: true },
	});
	try {
		await commit([keeping(phone, { hash, tries: 0, channel, sentAt, expiresAt }), ...sent]);
	} catch (error) {
		// Another instance was faster.
		throw isDuplicate(error) ? tooSoon(RESEND_SECONDS) : error;
	}
}

/**
 * Makes sure that this is the code that was sent to the number; what was wrong has used up a try. Gives the write that uses
 * the code up: until then it stays good. Throws ShopError `invalid`.
 */
export async function checkedCode(phone: string, code: string): Promise<Write> {
	const good = { _id: phone, hash: { $exists: true }, expiresAt: { $gt: clock.now() } };
	// Taken before it is looked at, so that many at once are no more than five.
	const tried = await PhoneCode.findOneAndUpdate(
		{ ...good, tries: { $lt: TRIES } },
		{ $inc: { tries: 1 } },
	).lean<PhoneCodeDoc>();
	if (!tried?.hash || !isFingerprint(tried.hash, PURPOSE, `${phone}\0${code}`)) throw wrongCode();
	const { hash } = tried;
	await PhoneCode.updateOne({ _id: phone, hash }, { $inc: { tries: -1 } });
	return change(PhoneCode, { ...good, hash }, { $unset: { hash: 1 } }, wrongCode);
}
