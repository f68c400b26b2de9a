import { ObjectId, Timestamp } from "bson";
import { dbl, dec, type Example, fields, int, long, refused, utc } from "./support.js";

const NEW_YORK = "America/New_York";
const date = utc("2014-01-01T08:15:39.736Z");
const text = (format: unknown, timezone?: unknown) => ({
	$dateToString: { date, format, ...(timezone !== undefined && { timezone }) },
});

export const DATES: readonly Example[] = [
	[text("%Y-%m-%d"), "2014-01-01"],
	[text("%H:%M:%S:%L%z", NEW_YORK), "03:15:39:736-0500"],
	[text("%H:%M:%S:%L%z", "+04:30"), "12:45:39:736+0430"],
	[text("minutes from UTC: %Z", NEW_YORK), "minutes from UTC: -300"],
	[text("%j %w %u %U %V %G %%"), "001 4 3 00 01 2014 %"],
	[text("%b %B"), "Jan January"],
	[{ $dateToString: { date } }, "2014-01-01T08:15:39.736Z"],
	[{ $dateToString: { date, timezone: NEW_YORK } }, "2014-01-01T03:15:39.736"],
	[{ $dateToString: { date: null, onNull: "never" } }, "never"],
	[{ $dateToString: { date: new ObjectId("5ab9c3da31c2ab715d421285"), format: "%Y-%m-%d" } }, "2018-03-27"],
	[{ $dateToString: { date: new Timestamp({ t: 1622731060, i: 1 }), format: "%Y-%m-%d" } }, "2021-06-03"],
	// The clocks of a place decide the day; where they go forward and back, by the offset of that instant.
	[{ $dateToString: { date: utc("2026-03-01T20:30:00Z"), format: "%d", timezone: "Asia/Karachi" } }, "02"],
	[{ $dateToString: { date: utc("2026-03-08T07:30:00Z"), format: "%H", timezone: NEW_YORK } }, "03"],
	[text("%Y", "$missing"), null],
	[text("$missing"), null],
	[text("%q"), refused(18536)],
	[text("%"), refused(18535)],
	[text("%Y", int(5)), refused(40517)],
	[text("%Y", "Nowhere/City"), refused(40485)],
	[text(int(1)), refused(18533)],
	[{ $dateToString: { date: "x" } }, refused(16006)],
	[{ $dateToString: { format: "%Y" } }, refused(18628)],
];

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

export const TYPES: readonly Example[] = [
	[{ $eq: [int(1), dbl(1)] }, true],
	[{ $eq: ["$missing", null] }, false],
	[
		{
			$ne: [
				{ a: int(1), b: int(2) },
				{ b: int(2), a: int(1) },
			],
		},
		true,
	],
	[{ $gt: ["", int(9)] }, true],
	[{ $gte: [null, null] }, true],
	[{ $lt: [dec("0.1"), dbl(0.1)] }, true],
	[{ $lte: [[int(1)], [int(1), int(2)]] }, true],
	[{ $eq: [int(1)] }, refused(16020)],
	[{ $and: [] }, true],
	[{ $and: [int(1), "x", []] }, true],
	[{ $or: [] }, false],
	[{ $or: [null, int(0), "$missing"] }, false],
	[{ $not: [[false]] }, false],
	[{ $not: [int(0)] }, true],
	[{ $cond: [true, dbl(1), dbl(2)] }, dbl(1)],
	[{ $cond: fields({ if: null, else: "no" }, "yes") }, "no"],
	[{ $cond: [true, int(1)] }, refused(16020)],
	[{ $cond: fields({ if: true }, int(1)) }, refused(17082)],
	[{ $ifNull: [null, "$missing", dbl(3)] }, dbl(3)],
	[{ $ifNull: [null, "$missing"] }, undefined],
	[{ $ifNull: [null] }, refused(1257300)],
	[{ $let: { vars: { low: dbl(1), high: "$$ROOT.five" }, in: ["$$low", "$$high"] } }, [dbl(1), int(5)]],
	[
		{ $let: { vars: { a: int(1) }, in: { $let: { vars: { a: int(2), b: "$$a" }, in: ["$$a", "$$b"] } } } },
		[int(2), int(1)],
	],
	[{ $let: { vars: { a: int(1) }, in: "$$b" } }, refused(17276)],
	[{ $let: { vars: { a: int(1) } } }, refused(16877)],
	[{ $mergeObjects: [{ a: int(1) }, null, { a: dbl(2), b: int(3) }] }, { a: dbl(2), b: int(3) }],
	[{ $mergeObjects: [null] }, {}],
	[{ $mergeObjects: [int(1)] }, refused(40400)],
	[
		{ $objectToArray: { b: dbl(1), a: int(2) } },
		[
			{ k: "b", v: dbl(1) },
			{ k: "a", v: int(2) },
		],
	],
	[{ $objectToArray: null }, null],
	[{ $objectToArray: "x" }, refused(40390)],
	[{ $literal: { $add: [int(1), int(2)] } }, { $add: [int(1), int(2)] }],
	["$nested.x.y", [int(1)]],
	["$$ROOT.five", int(5)],
	["$$REMOVE", undefined],
	[
		["$five", "$missing", { $add: [int(1), int(1)] }],
		[int(5), null, int(2)],
	],
	[
		{ a: "$five", b: { c: "$nested.x.y" }, d: "$missing" },
		{ a: int(5), b: { c: [int(1)] } },
	],
	["$$five", refused(17276)],
	["$", refused(16872)],
	[{ "a.b": int(1) }, refused(16412)],
	[{ $add: [int(1)], $subtract: [] }, refused(15983)],
];
