import * as z from "zod";
import { listPartSchema, objectIdField } from "@/lib/text/fields";
import { MAX_STOCK, STOCK_REASONS } from "./rules";

const PIECES = "Please enter a whole number of pieces";
const SAY_ONE = "Please say either how many there are, or by how many they change";

/** How many there are; null where they are not counted. */
export const stockField = z.int({ error: PIECES }).min(0, PIECES).max(MAX_STOCK, PIECES).nullable();

const changeField = z
	.int({ error: PIECES })
	.min(-MAX_STOCK, PIECES)
	.max(MAX_STOCK, PIECES)
	.refine((change) => change !== 0, "Please say by how many they change");

const piecesFields = {
	set: stockField.optional(),
	change: changeField.optional(),
	/** What the shelf has to say still, only where it is set; null: it is not counted. */
	stockBefore: stockField.optional(),
};

function saysOne({ set, change }: { set?: number | null; change?: number }): boolean {
	return (set === undefined) !== (change === undefined);
}

const NOT_ONE = { path: ["set"], message: SAY_ONE };

/** By how many they change holds whatever was there. */
function setsWhatWasSeen({
	set,
	stockBefore,
}: {
	set?: number | null;
	stockBefore?: number | null;
}): boolean {
	return stockBefore === undefined || set !== undefined;
}

const NOT_SET = {
	path: ["stockBefore"],
	message: "Please say how many there were only together with how many there are",
};

/** How many there are now (null ends the counting), or how many come or go. */
export const piecesField = z.object(piecesFields).refine(saysOne, NOT_ONE).refine(setsWhatWasSeen, NOT_SET);

export const whyFields = {
	reason: z.enum(STOCK_REASONS, { error: "Please choose a reason" }).default("other"),
	note: z
		.string({ error: "Please enter a text" })
		.trim()
		.max(200, "Please use at most 200 characters")
		.optional(),
};

export const stockChangeSchema = z
	.object({ productId: objectIdField, ...piecesFields, ...whyFields })
	.refine(saysOne, NOT_ONE)
	.refine(setsWhatWasSeen, NOT_SET);
export type StockChange = z.output<typeof stockChangeSchema>;

export const movementQuerySchema = listPartSchema;
