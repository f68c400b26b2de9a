import { expect, it } from "vitest";
import { DAY_MS } from "@/lib/text/dates";
import { type Channel, isOpen, isToldByPhone, isUnanswered, sinceAnswer, threadsOf, type Way } from "./rules";

const BOTH: readonly Channel[] = ["whatsapp", "sms"];

it.each<[Way | null, readonly Channel[], boolean, boolean]>([
	["email", BOTH, false, false],
	[null, BOTH, false, false],
	["whatsapp", BOTH, false, true],
	["whatsapp", [], false, false],
	["whatsapp", BOTH, true, false],
	["sms", BOTH, true, true],
	// The other channel stands in for one that is not set up.
	["sms", ["whatsapp"], true, false],
	["whatsapp", ["sms"], true, true],
])("word by %s over %j, WhatsApp stopped: %s, reaches a phone: %s", (way, channels, isStopped, expected) => {
	const stoppedAt = isStopped ? "2026-11-22T10:00:00.000Z" : null;
	expect(isToldByPhone(way, { channels, stoppedAt })).toBe(expected);
});

/** A thread of one number, the newest first: what was written at an hour, and when it was answered. */
function threadOf(...written: { text: string; hour: number; answeredAt?: number }[]) {
	const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, "0")}:00:00.000Z`;
	const messages = written.map(({ text, hour, answeredAt }, place) => ({
		...{ _id: String(place), channel: "whatsapp" as const, from: "+923001234567", formerly: null },
		...{ text, at: at(hour), answerUntil: "2026-11-23T10:00:00.000Z" },
		answers: answeredAt === undefined ? [] : [{ at: at(answeredAt) }],
	}));
	const [thread] = threadsOf(messages);
	if (!thread) throw new Error("Nothing was written");
	return thread;
}

const NOON = Date.parse("2026-11-22T12:00:00.000Z");

it("waits while it has no answer and one can still be given", () => {
	const written = threadOf({ text: "Have you mangoes?", hour: 10 });
	expect(isOpen(written, NOON)).toBe(true);
	// Nobody can answer here any more: it has none, and waits for none.
	expect([isOpen(written, NOON + DAY_MS), isUnanswered(written)]).toEqual([false, true]);
	expect(isOpen(threadOf({ text: "Have you?", hour: 10, answeredAt: 11 }), NOON)).toBe(false);
	expect(isOpen(threadOf({ text: "STOP", hour: 10 }), NOON)).toBe(false);
});

it("what came since the last answer is all that nobody has answered, the newest first", () => {
	const said = sinceAnswer(
		threadOf(
			{ text: "jaldi please", hour: 10 },
			{ text: "2 kg aloo, 1 kg pyaz", hour: 9 },
			{ text: "Salam", hour: 7, answeredAt: 8 },
			{ text: "1 kg seb", hour: 6 },
		),
	);
	expect(said.map(({ text }) => text)).toEqual(["jaldi please", "2 kg aloo, 1 kg pyaz"]);
});
