import "server-only";
import { INVITATION_MS, type NewLink, newLink } from "@/lib/accounts/server/account-mail";
import { audited } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { isDuplicate } from "@/lib/server/database/errors";
import { SELLER_SESSIONS, signal } from "@/lib/server/live/signals";
import { queueMails } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { TeamMember, type TeamMemberDoc } from "@/models/team";
import { changesBetween, MEMBER_NOT_FOUND, type Seller, type TeamMember as ShopTeamMember } from "../rules";
import type { Invitation, MemberChange } from "../schema";
import { invitationMail } from "./team-mail";

const TAKEN = "Somebody with this email is in the team already";

function toMember(doc: TeamMemberDoc): ShopTeamMember {
	const { invitation } = doc;
	const isInvited = invitation && invitation.expiresAt > clock.now();
	return {
		_id: String(doc._id),
		name: doc.name,
		email: doc.email,
		phone: doc.phone,
		role: doc.role,
		isActive: doc.isActive,
		hasJoined: doc.passwordHash !== undefined,
		invitedUntil: isInvited ? invitation.expiresAt.toISOString() : null,
		createdAt: doc.createdAt.toISOString(),
	};
}

/** Everyone whom the owner has invited, by name; those who were switched off at the end. */
export async function listTeam(): Promise<ShopTeamMember[]> {
	await connectDatabase();
	const docs = await TeamMember.find().sort({ isActive: -1, name: 1, _id: 1 }).lean<TeamMemberDoc[]>();
	return docs.map(toMember);
}

async function mailInvitation(member: TeamMemberDoc, link: NewLink): Promise<void> {
	await queueMails(invitationMail(member, link.urlIn(), link.stored.hash));
}

async function insertMember(invitation: Invitation, link: NewLink): Promise<TeamMemberDoc> {
	if (invitation.email === env().SELLER_EMAIL) throw new ShopError("conflict", TAKEN);
	try {
		return (await TeamMember.create({ ...invitation, invitation: link.stored })).toObject();
	} catch (error) {
		if (isDuplicate(error)) throw new ShopError("conflict", TAKEN);
		throw error;
	}
}

/** Invites somebody by a link that works for 48 hours, once. Throws ShopError `conflict` for a known address. */
export async function inviteMember(seller: Seller, invitation: Invitation): Promise<ShopTeamMember> {
	await connectDatabase();
	const link = newLink("seller/join", INVITATION_MS);
	const { name: subject, role, email } = invitation;
	const changes = [{ field: "Role", before: "", after: `${role}, ${email}` }];
	const member = await audited(seller, { kind: "member-invited", subject, changes }, () =>
		insertMember(invitation, link),
	);
	await mailInvitation(member, link);
	return toMember(member);
}

async function findMember(id: string): Promise<TeamMemberDoc> {
	await connectDatabase();
	const member = await TeamMember.findById(id).lean<TeamMemberDoc>();
	if (!member) throw notFound(MEMBER_NOT_FOUND);
	return member;
}

/**
 * Mails a new link, with which whoever has it begins anew: it sets another password. The earlier link dies. Throws
 * ShopError `not-found`, `conflict` for whoever is switched off.
 */
export async function inviteAgain(seller: Seller, id: string): Promise<ShopTeamMember> {
	const { name: subject } = await findMember(id);
	const link = newLink("seller/join", INVITATION_MS);
	const member = await audited(seller, { kind: "member-invited", subject, subjectId: id }, () =>
		TeamMember.findOneAndUpdate(
			{ _id: id, isActive: true },
			{ $set: { invitation: link.stored } },
			{ returnDocument: "after" },
		).lean<TeamMemberDoc>(),
	);
	if (!member) throw new ShopError("conflict", "Somebody who is switched off cannot be invited");
	await mailInvitation(member, link);
	return toMember(member);
}

/** Another role, or none any more: what somebody is signed in as is no longer true. */
function endsSessions(before: TeamMemberDoc, { role, isActive }: MemberChange): boolean {
	return isActive === false || (role !== undefined && role !== before.role);
}

/**
 * Changes somebody of the team. Switched off, or in another role, they are signed out everywhere: here at once, in
 * other instances with their next request. Throws ShopError `not-found`.
 */
export async function changeMember(
	seller: Seller,
	id: string,
	change: MemberChange,
): Promise<ShopTeamMember> {
	const before = await findMember(id);
	const isOver = endsSessions(before, change);
	const changes = changesBetween<MemberChange>(
		before,
		{ ...before, ...change },
		{
			name: "Name",
			phone: "Phone",
			role: "Role",
			isActive: "Active",
		},
	);
	const action = { kind: "member-changed" as const, subject: before.name, subjectId: id, changes };
	const member = await audited(seller, action, () =>
		TeamMember.findOneAndUpdate(
			{ _id: id },
			{ $set: change, ...(isOver ? { $inc: { sessionVersion: 1 } } : {}) },
			{ returnDocument: "after" },
		).lean<TeamMemberDoc>(),
	);
	if (!member) throw notFound(MEMBER_NOT_FOUND);
	if (isOver) signal(SELLER_SESSIONS);
	return toMember(member);
}
