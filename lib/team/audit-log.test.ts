import { expect, test } from "vitest";
import { changesBetween } from "./rules";

type Product = { name: string; price: number; isDeal: boolean; description: string[]; urduName?: string };

const names = {
	name: "Name",
	price: "Price",
	isDeal: "Deal",
	description: "Description",
	urduName: "Urdu name",
};
const before: Product = { name: "Peach", price: 400, isDeal: false, description: ["Soft."] };

test("only what differs is audited, in people's words", () => {
	const after: Product = {
		...before,
		price: 340,
		isDeal: true,
		description: ["Soft.", "Sweet."],
		urduName: "آڑو",
	};
	expect(changesBetween(before, after, names)).toEqual([
		{ field: "Price", before: "400", after: "340" },
		{ field: "Deal", before: "no", after: "yes" },
		{ field: "Description", before: "Soft.", after: "Soft.\nSweet." },
		{ field: "Urdu name", before: "", after: "آڑو" },
	]);
});

test("nothing changed is nothing recorded", () => {
	expect(changesBetween(before, { ...before, description: ["Soft."] }, names)).toEqual([]);
});
