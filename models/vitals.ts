import { Schema } from "mongoose";
import type { Counts, PageKind, Vital } from "@/lib/vitals/rules";
import { defineModel } from "./define";

/** How fast one kind of page was on one day (UTC): counts alone. */
export type VitalsDayDoc = {
	/** `2026-11-21 home` */
	_id: string;
	day: Date;
	page: PageKind;
	visits: number;
} & Partial<Record<Vital, Counts>>;

const counts = { type: Map, of: Number };

const schema = new Schema<VitalsDayDoc>({
	_id: { type: String, required: true },
	day: { type: Date, required: true },
	page: { type: String, required: true },
	visits: { type: Number, required: true },
	lcp: counts,
	inp: counts,
	cls: counts,
});
// 35 days: what is shown are the last 28.
schema.index({ day: 1 }, { expireAfterSeconds: 3_024_000 });

export const VitalsDay = defineModel("VitalsDay", schema);
