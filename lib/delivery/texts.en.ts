import { DELIVERY_LABELS, DELIVERY_OPTIONS } from "./promise-rules";
import { dueText, slotText } from "./rules";

/** When an order can come (spec 9, working day 1). */
export const delivery = {
	legend: "Delivery time",
	names: DELIVERY_LABELS,
	promises: { standard: DELIVERY_OPTIONS.standard.promise, express: DELIVERY_OPTIONS.express.promise },
	/** `Standard, 2-4 hours` */
	promised: (name: string, promise: string) => `${name}, ${promise}`,
	pausedUntil: (time: string) => `Paused until ${time}`,
	paused: "Express delivery is paused right now. Standard delivery is chosen.",
	free: "Free",
	pickTime: "Or pick a time",
	day: "Day",
	/** After midnight: what is left of the night. */
	tonight: "tonight",
	time: "Time",
	full: "Full",
	placesLeft: (left: number) => (left === 1 ? "1 place left" : `${left} places left`),
	/** While the shop is closed: `We open at 8 AM.` and by when an order of now is there. */
	opens: (words: string) => `${words}.`,
	orderNow: (due: string) => `Order now, at your door ${due}.`,
};

/** The times that a delivery can be ordered for. Moments are ISO 8601, `now` milliseconds. */
export const slots = {
	/** `Sunday, Nov 22, 4 to 6 PM` */
	slot: slotText,
	/** `By 6:40 PM`, `Tomorrow, 4 to 6 PM` */
	due: dueText,
};
