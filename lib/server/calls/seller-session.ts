import "server-only";
import { z } from "zod";
import { loginSchema } from "@/lib/domain/account-schemas";
import { ROLES } from "@/lib/domain/permissions";
import { codeSchema } from "@/lib/domain/second-factor-schema";
import { defineCalls, json } from "./call";
import { message } from "./shapes";

/** The owner and the team come and go (spec 7). */
export const sellerSessionCalls = defineCalls({
	checkAuth: {
		method: "get",
		path: "/api/seller/check-auth",
		summary: "Who of the team is signed in",
		who: "seller",
		duty: "own-account",
		success: { fields: { user: z.object({ email: z.email(), name: z.string(), role: z.enum(ROLES) }) } },
	},
	login: {
		method: "post",
		path: "/api/seller/login",
		summary: "The owner, or somebody of the team, signs in",
		who: "anyone",
		limit: { action: "seller-login", account: "email", counts: "failed" },
		body: json(loginSchema),
		success: { fields: { message, needsCode: z.literal(true).optional() } },
		refusals: [401],
	},
	loginCode: {
		method: "post",
		path: "/api/seller/login/code",
		summary: "The code that the login asked for, or a recovery code; five wrong ones end the attempt",
		who: "signing-in",
		limit: { action: "seller-code", counts: "failed" },
		body: json(codeSchema),
		success: { fields: { message } },
		refusals: [401],
	},
	logout: {
		method: "post",
		path: "/api/seller/logout",
		summary: "Signs out, here and on the server",
		who: "anyone",
		success: { fields: { message } },
	},
	logoutEverywhere: {
		method: "post",
		path: "/api/seller/logout-everywhere",
		summary: "Ends every session of theirs, this one too, and removes their passkeys",
		who: "seller",
		duty: "own-account",
		success: { fields: { message } },
	},
});
