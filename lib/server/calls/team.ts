import "server-only";
import { z } from "zod";
import { TEAM_ROLES } from "@/lib/domain/permissions";
import { MEMBER_NOT_FOUND, type TeamMember } from "@/lib/domain/team";
import { invitationSchema, joinSchema, memberChangeSchema } from "@/lib/domain/team-schema";
import { defineCalls, json } from "./call";
import { message, time } from "./shapes";

const member = z
	.object({
		_id: z.string(),
		name: z.string(),
		email: z.email(),
		phone: z.string(),
		role: z.enum(TEAM_ROLES),
		isActive: z.boolean(),
		hasJoined: z.boolean(),
		invitedUntil: time.nullable(),
		createdAt: time,
	})
	.meta({ id: "TeamMember" }) satisfies z.ZodType<TeamMember>;

/** Who works for the shop besides the owner. */
export const teamCalls = defineCalls({
	list: {
		method: "get",
		path: "/api/seller/team",
		summary: "Everyone of the team but the owner",
		who: "seller",
		success: { fields: { team: member.array() } },
	},
	invite: {
		method: "post",
		path: "/api/seller/team",
		summary: "Invites a packer or a rider by a mailed link, valid once within 48 hours",
		who: "seller",
		limit: { action: "team" },
		body: json(invitationSchema),
		success: { status: 201, fields: { member, message } },
		refusals: [409],
	},
	change: {
		method: "put",
		path: "/api/seller/team/{id}",
		summary:
			"Changes role, name or phone, or switches somebody off; off or in another role they are signed out everywhere",
		who: "seller",
		limit: { action: "team" },
		ids: { id: MEMBER_NOT_FOUND },
		body: json(memberChangeSchema),
		success: { fields: { member, message } },
	},
	inviteAgain: {
		method: "post",
		path: "/api/seller/team/{id}/invite",
		summary: "Mails a new link, which sets another password; the earlier one dies",
		who: "seller",
		limit: { action: "team" },
		ids: { id: MEMBER_NOT_FOUND },
		success: { fields: { member, message } },
		refusals: [409],
	},
	join: {
		method: "post",
		path: "/api/seller/join/{token}",
		summary: "Sets the password of whoever was invited, and signs them in",
		who: "anyone",
		limit: { action: "join", counts: "guessed" },
		body: json(joinSchema),
		success: { fields: { message } },
	},
});
