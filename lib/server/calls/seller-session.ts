import "server-only";
import { z } from "zod";
import { loginSchema } from "@/lib/domain/account-schemas";
import { SELLER_ACCOUNT } from "@/lib/domain/seller";
import { defineCalls, json } from "./call";
import { message } from "./shapes";

/** The seller comes and goes (spec 7). */
export const sellerSessionCalls = defineCalls({
	checkAuth: {
		method: "get",
		path: "/api/seller/check-auth",
		summary: "Who the seller is",
		who: "seller",
		success: { fields: { user: z.object({ email: z.email() }) } },
	},
	login: {
		method: "post",
		path: "/api/seller/login",
		summary: "The seller signs in",
		who: "anyone",
		limit: { action: "seller-login", account: SELLER_ACCOUNT, counts: "failed" },
		body: json(loginSchema),
		success: { fields: { message } },
		refusals: [401],
	},
	logout: {
		method: "post",
		path: "/api/seller/logout",
		summary: "The seller signs out, here and on the server",
		who: "anyone",
		success: { fields: { message } },
	},
});
