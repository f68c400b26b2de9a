import "server-only";
import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import {
	anyone,
	type Call,
	type CallsOf,
	call,
	customer,
	json,
	jsonOrCode,
	type Who,
} from "@/lib/server/calls/call";
import { message, passkey, teamUser, user } from "@/lib/server/calls/shapes";
import { sellerProofSchema } from "@/lib/team/schema";
import {
	addPasskeySchema,
	codeProofSchema,
	passkeyLoginSchema,
	passkeyNameSchema,
	passkeyProofSchema,
} from "./schema";

/** What `navigator.credentials.create` and `get` are given: shapes of WebAuthn, not of the shop. */
const creation = z
	.custom<PublicKeyCredentialCreationOptionsJSON>()
	.meta({ description: "WebAuthn's PublicKeyCredentialCreationOptions, as JSON" });
const request = z
	.custom<PublicKeyCredentialRequestOptionsJSON>()
	.meta({ description: "WebAuthn's PublicKeyCredentialRequestOptions, as JSON" });

const limit = { action: "passkey" } as const;

const TO_BEGIN =
	"What a browser needs to make a passkey (WebAuthn), for whoever knows the password; its challenge counts once, for five minutes";

/** What customers and the team do alike: see to their passkeys, and sign in by one, which gives `person`. */
function passkeyCallsOf<
	W extends Who,
	Path extends "user" | "seller",
	const Whose extends Pick<Call, "duty">,
	Person extends z.ZodRawShape,
>(mine: CallsOf<W>, path: Path, whose: Whose, person: Person) {
	return {
		list: mine.get(`/api/${path}/passkeys` as const, {
			...whose,
			summary: "Their own passkeys",
			success: { fields: { passkeys: passkey.array() } },
		}),
		add: mine.post(`/api/${path}/passkeys` as const, {
			...whose,
			summary: "Keeps a passkey that the browser has made, and tells of it by mail",
			limit,
			body: json(addPasskeySchema),
			success: { status: 201, fields: { passkey, message } },
			refusals: [409],
		}),
		rename: mine.put(`/api/${path}/passkeys/{passkey}` as const, {
			...whose,
			summary: "Calls a passkey something else",
			limit,
			body: json(passkeyNameSchema),
			success: { fields: { passkey, message } },
		}),
		remove: mine.delete(`/api/${path}/passkeys/{passkey}` as const, {
			...whose,
			summary: "Takes a passkey away",
			limit,
			success: { fields: { message } },
		}),
		loginBegin: anyone.post(`/api/${path}/login/passkey/begin` as const, {
			summary: "What a browser needs to have a passkey sign; its challenge counts once, for five minutes",
			limit: { action: "passkey-begin" },
			success: { fields: { options: request } },
		}),
		login: anyone.post(`/api/${path}/login/passkey` as const, {
			summary: "Signs in by a passkey, without a password",
			limit: { action: "passkey-login", counts: "failed" },
			body: json(passkeyLoginSchema),
			success: { fields: { ...person, message } },
			refusals: [401],
		}),
	};
}

export const passkeyCalls = {
	...passkeyCallsOf(customer, "user", {}, { user }),
	begin: customer.post("/api/user/passkeys/begin", {
		summary: TO_BEGIN,
		limit: { action: "password", counts: "failed" },
		body: jsonOrCode(passkeyProofSchema, codeProofSchema),
		success: { fields: { options: creation } },
		refusals: [409],
	}),
};

export const sellerPasskeyCalls = {
	...passkeyCallsOf(call, "seller", { duty: "own-account" }, { user: teamUser }),
	begin: call.post("/api/seller/passkeys/begin", {
		summary: `${TO_BEGIN}; asks for a code where a second factor is on`,
		duty: "own-account",
		limit: { action: "seller-code", counts: "failed" },
		body: json(sellerProofSchema),
		success: { fields: { options: creation } },
		refusals: [409],
	}),
};
