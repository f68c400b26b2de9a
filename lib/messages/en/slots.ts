import { dueText } from "@/lib/domain/delivery-choice";
import { slotHours, slotText } from "@/lib/domain/delivery-slots";

/** The times that a delivery can be ordered for. Moments are ISO 8601, `now` milliseconds. */
export const slots = {
	/** `4 to 6 PM` */
	slotHours,
	/** `Sunday, Nov 22, 4 to 6 PM` */
	slot: slotText,
	/** `By 6:40 PM`, `Tomorrow, 4 to 6 PM` */
	due: dueText,
};
