import "server-only";
import { ADDRESS_NOT_FOUND, LOGIN_TO_ADD_ADDRESS } from "@/lib/domain/address";
import { saveAddressSchema } from "@/lib/domain/address-schema";
import { defineCalls, json } from "./call";
import { address, message } from "./shapes";

const addresses = address.array();

/** A customer's saved addresses (spec 7). */
export const addressCalls = defineCalls({
	list: {
		method: "get",
		path: "/api/user/addresses",
		summary: "The saved addresses",
		who: "customer",
		success: { fields: { addresses } },
	},
	add: {
		method: "post",
		path: "/api/user/address",
		summary: "Saves a new address; the first one is the default",
		who: "customer",
		login: LOGIN_TO_ADD_ADDRESS,
		limit: { action: "account-change" },
		body: json(saveAddressSchema),
		success: { status: 201, fields: { addresses, address, message } },
		refusals: [409],
	},
	update: {
		method: "put",
		path: "/api/user/address/{id}",
		summary: "Changes an address, or makes it the default one",
		who: "customer",
		limit: { action: "account-change" },
		ids: { id: ADDRESS_NOT_FOUND },
		body: json(saveAddressSchema),
		success: { fields: { addresses, message } },
	},
	delete: {
		method: "delete",
		path: "/api/user/address/{id}",
		summary: "Deletes an address; the default mark passes to the first",
		who: "customer",
		limit: { action: "account-change" },
		ids: { id: ADDRESS_NOT_FOUND },
		success: { fields: { addresses, message } },
	},
});
