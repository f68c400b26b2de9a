import "server-only";
import { z } from "zod";
import { DECISIONS, PROBLEMS, type Report, type SellerReport } from "@/lib/domain/report";
import { id, rupees, time } from "./shapes";

const fields = {
	_id: id,
	order: id,
	orderNumber: z.string(),
	product: id,
	name: z.string(),
	imageUrl: z.string(),
	unitPrice: rupees,
	worth: rupees,
	problem: z.enum(PROBLEMS),
	quantity: z.int().min(1),
	note: z.string(),
	pictures: z.array(z.string()),
	at: time,
	decision: z.enum(DECISIONS).nullable(),
	amount: rupees.nullable(),
	message: z.string().nullable(),
	decidedAt: time.nullable(),
};

export const report = z.object(fields).meta({ id: "Report" }) satisfies z.ZodType<Report>;

export const sellerReport = z
	.object({
		...fields,
		customer: z.object({ name: z.string(), phone: z.string() }),
		decidedBy: z.string().nullable(),
	})
	.meta({ id: "SellerReport" }) satisfies z.ZodType<SellerReport>;
