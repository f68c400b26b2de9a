import "server-only";
import { z } from "zod";
import { loginSchema } from "@/lib/accounts/schema";
import { anyone, call, json } from "@/lib/server/calls/call";
import { message, teamUser, time } from "@/lib/server/calls/shapes";
import { MEMBER_NOT_FOUND, RECOVERY_CODES, TEAM_ROLES } from "./rules";
import { codeSchema, invitationSchema, joinSchema, memberChangeSchema, removeFactorSchema } from "./schema";

/** Codes of an authenticator app beside the password (RFC 6238). */
export const secondFactorCalls = {
	begin: call.post("/api/seller/two-factor/begin", {
		summary: "A secret for an authenticator app, shown this once, also as the picture of a QR code (SVG)",
		duty: "own-account",
		limit: { action: "own-account" },
		success: { fields: { secret: z.string(), uri: z.string(), qr: z.string() } },
		refusals: [409],
	}),
	confirm: call.post("/api/seller/two-factor/confirm", {
		summary:
			"Switches the second factor on with a code of the app; other sessions end; gives the recovery codes, once",
		duty: "own-account",
		limit: { action: "seller-code", counts: "failed" },
		body: json(codeSchema),
		success: { fields: { recoveryCodes: z.string().array().length(RECOVERY_CODES), message } },
		refusals: [409],
	}),
	remove: call.delete("/api/seller/two-factor", {
		summary: "Switches the second factor off",
		duty: "own-account",
		limit: { action: "seller-code", counts: "failed" },
		body: json(removeFactorSchema),
		success: { fields: { message } },
		refusals: [409],
	}),
};

/** The owner and the team come and go (spec 7). */
export const sellerSessionCalls = {
	checkAuth: call.get("/api/seller/check-auth", {
		summary: "Who of the team is signed in",
		duty: "own-account",
		success: { fields: { user: teamUser } },
	}),
	login: anyone.post("/api/seller/login", {
		summary: "The owner, or somebody of the team, signs in",
		limit: { action: "seller-login", account: "email", counts: "failed" },
		body: json(loginSchema),
		success: { fields: { message, user: teamUser.optional(), needsCode: z.literal(true).optional() } },
		refusals: [401],
	}),
	loginCode: call.post("/api/seller/login/code", {
		summary: "The code that the login asked for, or a recovery code; five wrong ones end the attempt",
		who: "signing-in",
		limit: { action: "seller-code", counts: "failed" },
		body: json(codeSchema),
		success: { fields: { message, user: teamUser } },
		refusals: [401],
	}),
	logout: anyone.post("/api/seller/logout", {
		summary: "Signs out, here and on the server",
		success: { fields: { message } },
	}),
	logoutEverywhere: call.post("/api/seller/logout-everywhere", {
		summary: "Ends every session of theirs, this one too, and removes their passkeys",
		duty: "own-account",
		success: { fields: { message } },
	}),
};

export const member = z
	.object({
		_id: z.string(),
		name: z.string(),
		email: z.email(),
		phone: z.string(),
		role: z.enum(TEAM_ROLES),
		/** False for whoever was switched off: they cannot sign in. */
		isActive: z.boolean(),
		/** Whether they have set a password by their link. */
		hasJoined: z.boolean(),
		/** Until when the last mailed link works; null when it was used or has ended. */
		invitedUntil: time.nullable(),
		createdAt: time,
	})
	.meta({ id: "TeamMember" });

export const teamCalls = {
	list: call.get("/api/seller/team", {
		summary: "Everyone of the team but the owner",
		success: { fields: { team: member.array() } },
	}),
	invite: call.post("/api/seller/team", {
		summary: "Invites a packer or a rider by a mailed link, valid once within 48 hours",
		limit: { action: "team" },
		body: json(invitationSchema),
		idempotent: "answer",
		success: { status: 201, fields: { member, message } },
		refusals: [409],
	}),
	change: call.put("/api/seller/team/{id}", {
		summary:
			"Changes role, name or phone, or switches somebody off; off or in another role they are signed out everywhere",
		limit: { action: "team" },
		ids: { id: MEMBER_NOT_FOUND },
		body: json(memberChangeSchema),
		success: { fields: { member, message } },
	}),
	inviteAgain: call.post("/api/seller/team/{id}/invite", {
		summary: "Mails a new link, which sets another password; the earlier one dies",
		limit: { action: "team" },
		ids: { id: MEMBER_NOT_FOUND },
		success: { fields: { member, message } },
		refusals: [409],
	}),
	join: anyone.post("/api/seller/join/{token}", {
		summary: "Sets the password of whoever was invited, and signs them in",
		limit: { action: "join", counts: "guessed" },
		body: json(joinSchema),
		success: { fields: { message, user: teamUser } },
	}),
};
