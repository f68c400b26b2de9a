import type { Delivery } from "@/lib/riders/rules";

/** When what is tried with a bag happens: its promise is an hour later. */
export const NOW = Date.parse("2026-11-22T10:00:00Z");

/** A bag as its rider's page has it, on the way and to be paid with Rs. 3,220. */
export function newBag(fields: Partial<Delivery> = {}): Delivery {
	return {
		_id: "66a000000000000000000001",
		number: "SBZ-000001",
		firstName: "Kiran",
		phone: "0300-1234567",
		address: "Shop 4, Saddar Bazaar, Jhang, Punjab, 35200",
		area: "Jhang Sadar",
		...{ landmark: null, point: null, plusCode: null, doorPoint: null, doorAt: null },
		instructions: "",
		...{ itemCount: 8, lineCount: 3, triesLeft: 5, changes: [] },
		...{ toCollect: 3220, cashNote: null, change: null },
		paymentType: "Cash On Delivery",
		promisedAt: new Date(NOW + 3_600_000).toISOString(),
		slot: null,
		status: "Out for delivery",
		rider: { _id: "r1", name: "Imran" },
		...fields,
	};
}
