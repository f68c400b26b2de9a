import "server-only";
import { type Body, defineCalls, json } from "@/lib/server/calls/call";
import { message } from "@/lib/server/calls/shapes";
import { readJson } from "@/lib/server/http/read";
import { ShopError } from "@/lib/server/platform/errors";
import { contactSchema, type ShopChange, shopChangeSchema } from "./schema";
import { shopDetails, shopToday } from "./shapes";

/** The contact form (spec 7). */
export const contactCalls = defineCalls({
	send: {
		method: "post",
		path: "/api/contact",
		summary: "Keeps a message from the contact form and mails it to the shop",
		who: "anyone",
		limit: { action: "contact", account: "email", counts: "sent" },
		body: json(contactSchema),
		success: { status: 201, fields: { message } },
	},
});

/** A fault within a list or a group is one of the whole field too: `areas.2` of `areas`. */
function ofWholeFields(error: ShopError): ShopError {
	const errors: Record<string, string> = { ...error.details.errors };
	for (const [field, message] of Object.entries(errors)) errors[field.split(".")[0] ?? field] ??= message;
	return new ShopError(error.kind, error.message, { ...error.details, errors });
}

const change: Body<ShopChange> = {
	type: "application/json",
	schema: shopChangeSchema,
	read: async (request) => {
		try {
			return await readJson(request, shopChangeSchema);
		} catch (error) {
			throw error instanceof ShopError && error.details.errors ? ofWholeFields(error) : error;
		}
	},
};

/** The shop's own details: hours, fees, areas, how to reach it. */
export const shopCalls = defineCalls({
	read: {
		method: "get",
		path: "/api/shop",
		summary:
			"The shop as anybody may know it, and whether it is open at this moment (`now`); `opensAt` is when it opens next, null while it is open",
		who: "anyone",
		success: { fields: { shop: shopToday } },
	},
	details: {
		method: "get",
		path: "/api/seller/shop",
		summary: "All that the owner has said of the shop; null for what has not been said",
		who: "seller",
		success: { fields: { shop: shopDetails } },
	},
	change: {
		method: "put",
		path: "/api/seller/shop",
		summary:
			"Changes any of the shop's details; every page and every total follows within 2 seconds, orders that there are keep theirs",
		who: "seller",
		body: change,
		success: { fields: { shop: shopDetails } },
		refusals: [409],
	},
});
