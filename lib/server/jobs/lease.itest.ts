import { afterEach, expect, test, vi } from "vitest";
import { dropLease, takeLease } from "@/lib/server/database/queries";
import { Migration } from "@/models/operations";
import { ownDatabase } from "@/tests/support/own-database";
import { clock } from "../platform/clock";

const MINUTE = 60_000;

ownDatabase();
afterEach(async () => {
	vi.restoreAllMocks();
	await Migration.deleteMany();
});

test("of many who ask at once, one gets it", async () => {
	const asked = Array.from({ length: 8 }, (_, index) => takeLease("sweep", `instance ${index}`, MINUTE));
	expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
});

test("whoever has it prolongs it; another job has its own", async () => {
	expect(await takeLease("sweep", "one", MINUTE)).toBe(true);
	expect(await takeLease("sweep", "one", 2 * MINUTE)).toBe(true);
	expect(await takeLease("sweep", "other", MINUTE)).toBe(false);
	expect(await takeLease("count", "other", MINUTE)).toBe(true);
});

test("the lease of one who died runs out", async () => {
	await takeLease("sweep", "the dead", MINUTE);
	const later = new Date(clock.now().getTime() + MINUTE + 1);
	vi.spyOn(clock, "now").mockReturnValue(later);
	expect(await takeLease("sweep", "heir", MINUTE)).toBe(true);
	expect(await takeLease("sweep", "the dead", MINUTE)).toBe(false);
});

test("it is given back by whoever has it, and by nobody else", async () => {
	await takeLease("sweep", "one", MINUTE);
	await dropLease("sweep", "other");
	expect(await takeLease("sweep", "other", MINUTE)).toBe(false);
	await dropLease("sweep", "one");
	expect(await takeLease("sweep", "other", MINUTE)).toBe(true);
});
