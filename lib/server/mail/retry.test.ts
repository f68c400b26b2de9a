import { describe, expect, test } from "vitest";
import { waitBeforeRetry } from "./outbox";

const refusal = (responseCode: number, code = "EENVELOPE") =>
	Object.assign(new Error("no"), { code, responseCode });

describe("when a mail is tried again", () => {
	test("later each time, for about two days, then never", () => {
		const waits: number[] = [];
		for (let attempts = 1; ; attempts += 1) {
			const wait = waitBeforeRetry(attempts, new Error("connection refused"));
			if (wait === null) break;
			waits.push(wait);
		}
		expect(waits).toEqual([...waits].sort((a, b) => a - b));
		expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(40 * 3600);
	});

	test("never, when the recipient is refused for good", () => {
		expect(waitBeforeRetry(1, refusal(550))).toBeNull();
	});

	test.each([
		["the mailbox is full for now", refusal(452)],
		["the shop's own login is refused", refusal(535, "EAUTH")],
		["something else is thrown", "no error at all"],
	])("when %s", (_what, error) => {
		expect(waitBeforeRetry(1, error)).toBe(15);
	});
});
