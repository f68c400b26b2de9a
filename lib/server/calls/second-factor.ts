import "server-only";
import { z } from "zod";
import { RECOVERY_CODES } from "@/lib/domain/second-factor";
import { codeSchema, removeFactorSchema } from "@/lib/domain/second-factor-schema";
import { defineCalls, json } from "./call";
import { message } from "./shapes";

/** Codes of an authenticator app beside the password (RFC 6238). */
export const secondFactorCalls = defineCalls({
	begin: {
		method: "post",
		path: "/api/seller/two-factor/begin",
		summary: "A secret for an authenticator app, shown this once, also as the picture of a QR code (SVG)",
		who: "seller",
		duty: "own-account",
		limit: { action: "own-account" },
		success: { fields: { secret: z.string(), uri: z.string(), qr: z.string() } },
		refusals: [409],
	},
	confirm: {
		method: "post",
		path: "/api/seller/two-factor/confirm",
		summary:
			"Switches the second factor on with a code of the app; other sessions end; gives the recovery codes, once",
		who: "seller",
		duty: "own-account",
		limit: { action: "seller-code", counts: "failed" },
		body: json(codeSchema),
		success: { fields: { recoveryCodes: z.string().array().length(RECOVERY_CODES), message } },
		refusals: [409],
	},
	remove: {
		method: "delete",
		path: "/api/seller/two-factor",
		summary: "Switches the second factor off",
		who: "seller",
		duty: "own-account",
		limit: { action: "seller-code", counts: "failed" },
		body: json(removeFactorSchema),
		success: { fields: { message } },
		refusals: [409],
	},
});
