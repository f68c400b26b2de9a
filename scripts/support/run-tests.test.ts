import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MOST_FLAKY, playwrightTally } from "./run-tests.mjs";

type Status = "expected" | "flaky" | "unexpected";

/** A report as Playwright writes it, of journeys that ended so; one stands in a group of its own. */
function reportOf(...statuses: Status[]): string {
	const specs = statuses.map((status, index) => ({
		title: `journey ${index + 1}`,
		file: "cart.spec.ts",
		tests: [{ projectName: "phone", status }],
	}));
	const stats = Object.fromEntries(
		(["expected", "flaky", "unexpected"] as const).map((status) => [
			status,
			statuses.filter((one) => one === status).length,
		]),
	);
	const suites = [{ specs: specs.slice(1), suites: [{ specs: specs.slice(0, 1) }] }];
	const file = join(mkdtempSync(join(tmpdir(), "sabz-tally-")), "journeys.json");
	writeFileSync(file, JSON.stringify({ suites, stats }));
	return file;
}

function tallyOf(file: string, exitCode: number) {
	const told: string[] = [];
	return { ...playwrightTally(file, exitCode, (line) => told.push(line)), told: told.join("\n") };
}

test("as many flaky journeys as may be pass, each by its name", () => {
	const { passed, failed, told } = tallyOf(reportOf("flaky", "expected", "flaky"), 0);
	expect({ passed, failed }).toEqual({ passed: 3, failed: 0 });
	expect(told).toContain("2 flaky");
	expect(told).toContain("phone, cart.spec.ts: journey 1");
	expect(told).toContain("phone, cart.spec.ts: journey 3");
});

test("more of them fail, although Playwright is content", () => {
	const many: Status[] = Array.from({ length: MOST_FLAKY + 1 }, () => "flaky");
	expect(tallyOf(reportOf("expected", ...many), 0)).toMatchObject({ passed: 1, failed: many.length });
	expect(tallyOf(reportOf("unexpected", ...many), 1)).toMatchObject({ passed: 0, failed: 1 + many.length });
});

test("nothing is told of a run without them", () => {
	expect(tallyOf(reportOf("expected"), 0)).toEqual({ passed: 1, failed: 0, told: "" });
});

test("a run that ended badly without a failed journey, or without a report, is a failure", () => {
	expect(tallyOf(reportOf("expected"), 1)).toMatchObject({ passed: 1, failed: 1 });
	expect(tallyOf("/no-such-report.json", 1)).toMatchObject({ passed: 0, failed: 1 });
});
