import { expect, it } from "vitest";
import { type Channel, isToldByPhone, type Way } from "./rules";

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
