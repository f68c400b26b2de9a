import { dbl, dec, type Example, int, long, refused, utc } from "./support.js";

const MAX_LONG = long("9223372036854775807");
const noon = utc("2026-03-01T12:00:00Z");

export const NUMBERS: readonly Example[] = [
	[{ $add: [int(1), int(2)] }, int(3)],
	[{ $add: [int(2147483647), int(1)] }, long("2147483648")],
	[{ $add: [int(2147483647), int(1), int(-1)] }, int(2147483647)],
	[{ $add: [int(1), long(2)] }, long(3)],
	[{ $add: [int(1), dbl(2)] }, dbl(3)],
	[{ $add: [MAX_LONG, int(1)] }, dbl(2 ** 63)],
	[{ $add: [dec("1.10"), dec("2.20")] }, dec("3.30")],
	[{ $add: [dec("0.1"), int(1)] }, dec("1.1")],
	[{ $add: [dec("1"), dbl(2.5)] }, dec("3.50000000000000")],
	[{ $add: [dbl(2.5), dec("1")] }, dec("3.5")],
	[{ $add: [dbl(0.1), dbl(0.2)] }, dbl(0.30000000000000004)],
	[{ $add: [noon, int(1500)] }, utc("2026-03-01T12:00:01.500Z")],
	[{ $add: [noon, dbl(1.6)] }, utc("2026-03-01T12:00:00.002Z")],
	[{ $add: [noon, noon] }, refused(16612)],
	[{ $add: [int(1), "x"] }, refused(14)],
	[{ $add: [int(1), "$missing"] }, null],
	[{ $add: [] }, int(0)],
	[{ $subtract: [int(5), int(7)] }, int(-2)],
	[{ $subtract: [dec("1.00"), dec("0.1")] }, dec("0.90")],
	[{ $subtract: [int(-2147483648), int(1)] }, long("-2147483649")],
	[{ $subtract: [noon, utc("2026-03-01T11:59:59Z")] }, long(1000)],
	[{ $subtract: [noon, int(1000)] }, utc("2026-03-01T11:59:59Z")],
	[{ $subtract: [int(1), noon] }, refused(14)],
	[{ $max: [int(1), "a", null] }, "a"],
	[{ $max: [[int(1), int(5)]] }, int(5)],
	[{ $min: [long(3), dbl(2)] }, dbl(2)],
	[{ $min: "$missing" }, null],
];
