import { extraGrams, isChanged, lessOf, type Packed, packedUnits } from "@/lib/packing/rules";
import { productName } from "@/lib/products/rules/product";
import { weightInUrdu } from "@/lib/products/rules/urdu-units";
import { common } from "@/lib/shell/texts.ur";
import { isolated } from "@/lib/text/isolate";
import { formatAmount } from "@/lib/text/money";
import { type Counted, unitsOf } from "@/lib/text/sold-by";
import type { OrderLine } from "./rules/order";

/** What is said of a line of an order: how much of it, and how it was packed. */

const rupees = (amount: number) => common.rupees(formatAmount(amount));

/** So much of a line: pieces, or a weight. */
const amount = (line: Counted) => (line.stepGrams ? weightInUrdu(unitsOf(line)) : `${line.quantity} عدد`);

function there(line: OrderLine, packed: Packed): string {
	if (packed.quantity === 0) return "نہیں ملے";
	if (!line.stepGrams)
		return `${line.quantity} میں سے ${packed.quantity} ${packed.quantity === 1 ? "ملا" : "ملے"}`;
	return `منگوائے ${weightInUrdu(unitsOf(line))}، تول ${weightInUrdu(packedUnits(line, packed))}`;
}

function lessText(less: number, extra: number): string {
	if (less > 0) return `${rupees(less)} کم ہوئے۔`;
	return extra > 0 ? `${weightInUrdu(extra)} زیادہ، بغیر پیسوں کے۔` : "قیمت وہی ہے۔";
}

/** What is said of a line that was packed otherwise: what was missing, what came instead, what it costs less. */
export function changeInUrdu(line: OrderLine): string | null {
	const { product, packed } = line;
	if (!packed || !isChanged(line)) return null;
	const name = isolated(productName(product, "ur"));
	const { replacement } = packed;
	const instead = replacement
		? ` اس کی جگہ ${isolated(productName(replacement.product, "ur"))}، ${amount(replacement)}۔`
		: "";
	return `${name}: ${there(line, packed)}۔${instead} ${lessText(lessOf(line), extraGrams(line, packed))}`;
}

/** What was weighed of a line, behind what was ordered; nothing of any other. */
const weighed = (line: OrderLine) =>
	line.stepGrams && line.packed ? `، تول ${weightInUrdu(packedUnits(line, line.packed))}` : "";

/** A line with how much was ordered, and what was weighed. */
export function lineAmountInUrdu(name: string, line: OrderLine): string {
	return line.stepGrams
		? `${name}، ${weightInUrdu(unitsOf(line))}${weighed(line)}`
		: `${name} × ${line.quantity}`;
}

/** The same with the price in the place of the name. */
export function lineTimesInUrdu(line: OrderLine): string {
	const { quantity, stepGrams, unitPrice } = line;
	const price = formatAmount(unitPrice);
	return stepGrams
		? `${weightInUrdu(unitsOf(line))}، فی کلو ${price}${weighed(line)}`
		: `${quantity} × ${price}`;
}
