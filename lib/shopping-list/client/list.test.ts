import { expect, test } from "vitest";
import { withLine } from "./list";

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
