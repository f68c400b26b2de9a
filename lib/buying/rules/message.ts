import { urduUnitOf, weightInUrdu } from "@/lib/products/rules/urdu-units";
import type { Stepped } from "@/lib/text/sold-by";
import { formatWeight } from "@/lib/text/weight";
import type { BuyingLine } from "./need";

/** The buying list in words, for paper and for a message. */

type Measured = Stepped & { unit: string };

const ONE = /^1 (.+)$/;

/** So much of a product: `3.8 kg`, `30 bunch`, `4 × 500 g`. */
export function amountText(units: number, { unit, stepGrams }: Measured): string {
	if (stepGrams) return formatWeight(units);
	const one = ONE.exec(unit)?.[1];
	if (one) return `${units} ${one}`;
	return unit ? `${units} × ${unit}` : String(units);
}

/** The same in Urdu. */
export function urduAmount(units: number, { unit, stepGrams }: Measured): string {
	if (stepGrams) return weightInUrdu(units);
	const one = ONE.exec(unit)?.[1];
	const said = one ? urduUnitOf(`${units} ${one}`) : null;
	return said ?? `${units} × ${urduUnitOf(unit) ?? unit}`;
}

type Listed = Pick<BuyingLine, "name" | "urduName" | "buy" | "unit" | "stepGrams">;

/** What is to be bought as a message, one product a line, in both scripts or in Urdu alone. */
export function messageOf(title: string, lines: readonly Listed[], script: "both" | "urdu"): string {
	const said = lines
		.filter(({ buy }) => buy > 0)
		.map(({ name, urduName = "", buy, ...of }) => {
			if (script === "urdu") return `${urduName || name}: ${urduAmount(buy, of)}`;
			return `${[urduName, name].filter(Boolean).join(" ")}: ${amountText(buy, of)}`;
		});
	return [title, ...said].join("\n");
}
