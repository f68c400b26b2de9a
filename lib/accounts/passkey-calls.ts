import "server-only";
import { z } from "zod";
import { anyone, call, customer, json, jsonOrCode } from "@/lib/server/calls/call";
import { message, passkey, user } from "@/lib/server/calls/shapes";
import { sellerProofSchema } from "@/lib/team/schema";
import {
	addPasskeySchema,
	codeProofSchema,
	passkeyLoginSchema,
	passkeyNameSchema,
	passkeyProofSchema,
} from "./schema";

const word = z.string();
const known = z
	.object({
		id: word,
		type: word,
		transports: word.array().optional(),
	})
	.array()
	.optional();
const need = z.enum(["discouraged", "preferred", "required"]).optional();
const hints = z.enum(["hybrid", "security-key", "client-device"]).array().optional();

/** What `navigator.credentials.create` is given (WebAuthn), as JSON. */
const creation = z.object({
	challenge: word,
	rp: z.object({ name: word, id: word.optional() }),
	user: z.object({ id: word, name: word, displayName: word }),
	pubKeyCredParams: z.object({ alg: z.int(), type: z.literal("public-key") }).array(),
	timeout: z.int().optional(),
	excludeCredentials: known,
	authenticatorSelection: z
		.object({
			authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
			requireResidentKey: z.boolean().optional(),
			residentKey: need,
			userVerification: need,
		})
		.optional(),
	hints,
	attestation: z.enum(["direct", "enterprise", "indirect", "none"]).optional(),
	extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});

/** What `navigator.credentials.get` is given (WebAuthn), as JSON. */
const request = z.object({
	challenge: word,
	rpId: word.optional(),
	timeout: z.int().optional(),
	allowCredentials: known,
	userVerification: need,
	hints,
});

const limit = { action: "passkey" } as const;

const TEXTS = {
	list: "Their own passkeys",
	begin:
		"What a browser needs to make a passkey (WebAuthn), for whoever knows the password; its challenge counts once, for five minutes",
	add: "Keeps a passkey that the browser has made, and tells of it by mail",
	rename: "Calls a passkey something else",
	remove: "Takes a passkey away",
	loginBegin: "What a browser needs to have a passkey sign; its challenge counts once, for five minutes",
	login: "Signs in by a passkey, without a password",
};

export const passkeyCalls = {
	list: customer.get("/api/user/passkeys", {
		summary: TEXTS.list,
		success: { fields: { passkeys: passkey.array() } },
	}),
	begin: customer.post("/api/user/passkeys/begin", {
		summary: TEXTS.begin,
		limit: { action: "password", counts: "failed" },
		body: jsonOrCode(passkeyProofSchema, codeProofSchema),
		success: { fields: { options: creation } },
		refusals: [409],
	}),
	add: customer.post("/api/user/passkeys", {
		summary: TEXTS.add,
		limit,
		body: json(addPasskeySchema),
		success: { status: 201, fields: { passkey, message } },
		refusals: [409],
	}),
	rename: customer.put("/api/user/passkeys/{passkey}", {
		summary: TEXTS.rename,
		limit,
		body: json(passkeyNameSchema),
		success: { fields: { passkey, message } },
	}),
	remove: customer.delete("/api/user/passkeys/{passkey}", {
		summary: TEXTS.remove,
		limit,
		success: { fields: { message } },
	}),
	loginBegin: anyone.post("/api/user/login/passkey/begin", {
		summary: TEXTS.loginBegin,
		limit: { action: "passkey-begin" },
		success: { fields: { options: request } },
	}),
	login: anyone.post("/api/user/login/passkey", {
		summary: TEXTS.login,
		limit: { action: "passkey-login", counts: "failed" },
		body: json(passkeyLoginSchema),
		success: { fields: { user, message } },
		refusals: [401],
	}),
};

export const sellerPasskeyCalls = {
	list: call.get("/api/seller/passkeys", {
		summary: TEXTS.list,
		duty: "own-account",
		success: { fields: { passkeys: passkey.array() } },
	}),
	begin: call.post("/api/seller/passkeys/begin", {
		summary: `${TEXTS.begin}; asks for a code where a second factor is on`,
		duty: "own-account",
		limit: { action: "seller-code", counts: "failed" },
		body: json(sellerProofSchema),
		success: { fields: { options: creation } },
		refusals: [409],
	}),
	add: call.post("/api/seller/passkeys", {
		summary: TEXTS.add,
		duty: "own-account",
		limit,
		body: json(addPasskeySchema),
		success: { status: 201, fields: { passkey, message } },
		refusals: [409],
	}),
	rename: call.put("/api/seller/passkeys/{passkey}", {
		summary: TEXTS.rename,
		duty: "own-account",
		limit,
		body: json(passkeyNameSchema),
		success: { fields: { passkey, message } },
	}),
	remove: call.delete("/api/seller/passkeys/{passkey}", {
		summary: TEXTS.remove,
		duty: "own-account",
		limit,
		success: { fields: { message } },
	}),
	loginBegin: anyone.post("/api/seller/login/passkey/begin", {
		summary: TEXTS.loginBegin,
		limit: { action: "passkey-begin" },
		success: { fields: { options: request } },
	}),
	login: anyone.post("/api/seller/login/passkey", {
		summary: TEXTS.login,
		limit: { action: "passkey-login", counts: "failed" },
		body: json(passkeyLoginSchema),
		success: { fields: { message } },
		refusals: [401],
	}),
};
