import "server-only";
import { dayOf } from "@/lib/text/dates";
import { clock } from "../platform/clock";
import { repeat } from "./repeat";

const LOOK_EVERY_MS = 1_000;

/** Does something whenever a calendar day ends by the shop's clock, told which one ended and which has begun. */
export function everyNewDay(name: string, work: (ended: string, begun: string) => Promise<void>): void {
	let today = dayOf(clock.shopNow());
	const look = async () => {
		const day = dayOf(clock.shopNow());
		if (day === today) return;
		await work(today, day);
		today = day;
	};
	repeat({ name, everyMs: LOOK_EVERY_MS, work: look });
}
