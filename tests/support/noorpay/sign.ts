import { createHmac } from "node:crypto";
import type { Fields } from "@/lib/payments/server/provider";

/** Its signature: the values by the order of their names, joined by a bar. */
export function signed(fields: Fields, key: string): Fields {
	const { sign: _, ...rest } = fields;
	const text = Object.keys(rest)
		.toSorted()
		.map((name) => rest[name])
		.join("|");
	return { ...rest, sign: createHmac("sha256", key).update(text).digest("hex") };
}

export const isSigned = (fields: Fields, key: string) => signed(fields, key).sign === fields.sign;
