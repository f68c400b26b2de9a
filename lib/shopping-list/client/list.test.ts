import { expect, test } from "vitest";
import { shown } from "@/tests/support/goods";
import { indexNames } from "../rules/find-product";
import { matchList } from "../rules/match-list";
import { resultOf, withLine } from "./list";

test.each([
	["karela\n2 kg\naloo 1 kg", "karela 2 kg", "", "aloo 1 kg"],
	["- karela\n- 2 kg\naloo 1 kg", "karela 2 kg", "tori 2 kg", "- tori 2 kg\naloo 1 kg"],
	["kali tori 1 kg\ntori 1 kg", "tori 1 kg", "", "kali tori 1 kg"],
	["kali tori 1 kg\n2. tori 1 kg", "tori 1 kg", "aloo", "kali tori 1 kg\n2. aloo"],
	["arvi 10 kg, arvi 1", "arvi 1", "", "arvi 10 kg,"],
	["2 kg aloo aur karela (chota)", "karela (chota", "tori", "2 kg aloo aur tori)"],
	["کریلا ۲ کلو\nآلو", "کریلا ۲ کلو", "", "آلو"],
	["2 kg karela + arvi $1", "arvi $1", "$&", "2 kg karela + $&"],
	["*🍅*\naloo", "*🍅*", "", "aloo"],
	["aloo", "karela", "tori", "aloo"],
])("on %j, %j becomes %j", (paper, line, next, left) => expect(withLine(paper, line, next)).toBe(left));

test("what is sold out stays on the paper beside what was missed, unless another is chosen or it is dropped", () => {
	const [falsa, mango] = [shown("Falsa", { inStock: false }), shown("Mango")];
	const matched = matchList("falsa 1 kg\nsaabudana\nmango 2 kg", indexNames([falsa, mango]));
	const staying = (choices: Parameters<typeof resultOf>[1]) => resultOf(matched, choices).staying;
	expect(staying({})).toEqual(["falsa 1 kg", "saabudana"]);
	expect(staying({ "falsa 1 kg#0": { product: mango } })).toEqual(["saabudana"]);
	expect(staying({ "falsa 1 kg#0": { isDropped: true } })).toEqual(["saabudana"]);
});
