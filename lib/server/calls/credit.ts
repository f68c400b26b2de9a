import "server-only";
import { defineCalls } from "./call";
import { credit } from "./order-shapes";

/** What the shop owes a customer and takes as payment. */
export const creditCalls = defineCalls({
	read: {
		method: "get",
		path: "/api/user/credit",
		summary: "The customer's credit, and every movement of it, the newest first; what was used is below 0",
		who: "customer",
		success: { fields: credit },
	},
});
