import { dbl, type Example, int, long, refused } from "./support.js";

const ints = (...values: number[]) => values.map(int);

export const LISTS: readonly Example[] = [
	[
		{
			$arrayToObject: [
				[
					["item", "abc"],
					["qty", int(25)],
				],
			],
		},
		{ item: "abc", qty: int(25) },
	],
	[
		{
			$arrayToObject: [
				[
					{ k: "item", v: "abc" },
					{ k: "item", v: "xyz" },
				],
			],
		},
		{ item: "xyz" },
	],
	[{ $arrayToObject: [[{ k: int(1), v: "abc" }]] }, refused(40394)],
	[{ $arrayToObject: [[["a", int(1), int(2)]]] }, refused(40397)],
	[{ $arrayToObject: [[["a", int(1)], { k: "b", v: int(2) }]] }, refused(40396)],
	[{ $arrayToObject: "$missing" }, null],
	[{ $concatArrays: [["hello"], [["world"]]] }, ["hello", ["world"]]],
	[{ $concatArrays: [["hello"], null] }, null],
	[{ $concatArrays: [["hello"], "x"] }, refused(28664)],
	[
		{ $filter: { input: ints(1, 2, 3, 4), as: "n", cond: { $gt: ["$$n", int(1)] }, limit: int(2) } },
		ints(2, 3),
	],
	[{ $filter: { input: null, cond: true } }, null],
	[{ $filter: { input: ints(1), cond: true, limit: int(0) } }, refused(327392)],
	[{ $filter: { input: int(1), cond: true } }, refused(28651)],
	[{ $first: [ints(1, 2)] }, int(1)],
	[{ $first: [[]] }, undefined],
	[{ $first: "$missing" }, null],
	[{ $first: int(1) }, refused(28689)],
	[{ $in: [int(2), ints(1, 2, 3)] }, true],
	[{ $in: [long(2), ints(1, 2, 3)] }, true],
	[{ $in: [["a"], ["a"]] }, false],
	[{ $in: [int(2), null] }, refused(40081)],
	[{ $map: { input: [dbl(2), int(3)], in: { $add: ["$$this", int(1)] } } }, [dbl(3), int(4)]],
	[{ $map: { input: [{ a: dbl(2) }], as: "line", in: "$$line" } }, [{ a: dbl(2) }]],
	[{ $map: { input: [{}], as: "line", in: "$$line.x" } }, [null]],
	[{ $map: { input: ints(1), as: "Line", in: "$$Line" } }, refused(16867)],
	[{ $map: { input: int(1), in: "$$this" } }, refused(16883)],
	[
		{
			$map: {
				input: [ints(1, 2), ints(3)],
				as: "a",
				in: { $map: { input: "$$a", as: "b", in: ["$$a", "$$b"] } },
			},
		},
		[
			[
				[ints(1, 2), int(1)],
				[ints(1, 2), int(2)],
			],
			[[ints(3), int(3)]],
		],
	],
	[{ $size: [ints(1, 2)] }, int(2)],
	[{ $size: null }, refused(17124)],
	[{ $slice: [ints(1, 2, 3), int(1), int(1)] }, ints(2)],
	[{ $slice: [ints(1, 2, 3), int(-2)] }, ints(2, 3)],
	[{ $slice: [ints(1, 2, 3), int(15), int(2)] }, []],
	[{ $slice: [ints(1, 2, 3), int(-15), int(2)] }, ints(1, 2)],
	[{ $slice: [ints(1, 2, 3), int(1), int(0)] }, refused(28729)],
	[{ $slice: ["x", int(1)] }, refused(28724)],
];
