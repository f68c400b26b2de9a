import "server-only";
import type { MoneyParts } from "../rules";

/** The fields of an order from which its money is reckoned, and no more: what lists and sums read of many. */
export const MONEY_FIELDS =
	"status amount terms ledger lines.unitPrice lines.quantity lines.packed.quantity lines.packed.replacement.unitPrice lines.packed.replacement.quantity";

/** An order that was read with these fields. */
export type MoneyOrder = MoneyParts;
