import { expect, test } from "vitest";
import { indexNames } from "./find-product";
import { type Listable, matchList } from "./match-list";

const KIWI = { _id: "kiwi", name: "Kiwi", category: "Fruits", inStock: true, offerPrice: 100 } as const;

test.each([
	["Pack of 6", "6 piece", "1"],
	["Pack of 6", "2 pack", "2"],
	["Box of 12", "1 darjan", "1"],
	["Tray of 30", "6 piece", "1?"],
	["6-pack", "12 piece", "2"],
	["pack (6 pieces)", "6", "1?"],
	["1 pack", "6 piece", "6?"],
	["1 pack", "3", "3"],
	["1 dozen (12 pieces)", "2 darjan", "2"],
	["1 bunch (250 g)", "1 kg", "4"],
	["2 x 500 g", "1 kg", "2?"],
	["2 x 500 g", "5 piece", "1?"],
	["1 kg 500 g", "1 kg", "2?"],
	["1 kg + 250 g free", "1 kg", "4?"],
	["3 packs of 200 g", "1 kg", "5?"],
	["1 kg (4-5 pieces)", "5 piece", "1?"],
	["1 kg (4-5 pieces)", "2 kg", "2"],
	["Crate, 8-10 kg", "10 kg", "1?"],
	["Crate, 8-10 kg", "2 crate", "2"],
])("sold as %s, %s of it is %s", (unit, amount, quantity) => {
	const kiwi: Listable = { ...KIWI, unit };
	const said = matchList(`kiwi ${amount}`, indexNames([kiwi])).map(
		(line) => `${line.quantity}${line.isSure ? "" : "?"}`,
	);
	expect(said).toEqual([quantity]);
});
