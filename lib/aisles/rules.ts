import type { z } from "zod";
import type { Language } from "@/lib/text/language";
import type { aisle } from "./calls";

export const AISLE_NOT_FOUND = "This aisle does not exist";

/** An aisle with how many products on sale stand in it. */
export type ListedAisle = z.output<typeof aisle>;

export type Aisle = Omit<ListedAisle, "count">;

/** What the owner says of an aisle. */
export type AisleTerms = Omit<Aisle, "_id">;

/** Whether an aisle is there on this day of the shop. */
export function isThereOn({ from, until }: Pick<AisleTerms, "from" | "until">, day: string): boolean {
	return (from === null || from <= day) && (until === null || day <= until);
}

/** What an aisle is called; English stands in where there is no Urdu. */
export function aisleName({ name, urduName }: Pick<Aisle, "name" | "urduName">, language: Language): string {
	return (language === "ur" && urduName) || name;
}

/** Between two aisles in a cell of a file; a name may have commas. */
const BETWEEN = /[;|\n]/;

const plain = (text: string) => text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

function isCalled(aisle: Aisle, text: string): boolean {
	return [aisle._id, plain(aisle.name), plain(aisle.urduName)].includes(plain(text));
}

/** The aisles of a product as a cell of a file names them, in the shop's order: by id where a name would not lead back. */
export function cellOfAisles(ids: readonly string[], aisles: readonly Aisle[]): string {
	return aisles
		.filter(({ _id }) => ids.includes(_id))
		.map(({ _id, name }) => {
			const first = aisles.find((aisle) => isCalled(aisle, name));
			return first?._id === _id && !BETWEEN.test(name) ? name : _id;
		})
		.join("; ");
}

/** The aisles that such a cell means, by name in either language or id, in the shop's order; and the names that mean none. */
export function aislesInCell(cell: string, aisles: readonly Aisle[]): { ids: string[]; unknown: string[] } {
	const names = cell.split(BETWEEN).filter((name) => name.trim() !== "");
	const found = names.map((name) => aisles.find((aisle) => isCalled(aisle, name))?._id);
	return {
		ids: aisles.flatMap(({ _id }) => (found.includes(_id) ? [_id] : [])),
		unknown: names.filter((_name, place) => found[place] === undefined).map((name) => name.trim()),
	};
}
