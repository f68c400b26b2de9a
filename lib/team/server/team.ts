import "server-only";
import { INVITATION_MS, type NewLink, newLink } from "@/lib/accounts/server/account-mail";
import { commitRecorded, recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { change, commit, insertion, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { SELLER_SESSIONS, signal } from "@/lib/server/live/signals";
import { mailWrites } from "@/lib/server/mail/outbox";
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
	const docs = await TeamMember.find().sort({ isActive: -1, name: 1, _id: 1 }).lean<TeamMemberDoc[]>();
	return docs.map(toMember);
}

function mailInvitation(member: TeamMemberDoc, link: NewLink): Write[] {
	return mailWrites(invitationMail(member, link.urlIn(), link.stored.hash));
}

/** Invites somebody by a link that works for 48 hours, once. Throws ShopError `conflict` for a known address. */
export async function inviteMember(
	seller: Seller,
	invitation: Invitation,
	keep: (member: ShopTeamMember) => Write[],
): Promise<ShopTeamMember> {
	const link = newLink("seller/join", INVITATION_MS);
	const { name: subject, role, email } = invitation;
	const changes = [{ field: "Role", before: "", after: `${role}, ${email}` }];
	const at = clock.now();
	const member: TeamMemberDoc = new TeamMember({
		...{ ...invitation, invitation: link.stored, createdAt: at, updatedAt: at },
	}).toObject();
	const action = { kind: "member-invited" as const, subject, changes };
	await recordingRefusals(seller, action, async () => {
		if (email === env().SELLER_EMAIL) throw new ShopError("conflict", TAKEN);
		const writes = [insertion(TeamMember, member), recordWrite(seller, action), ...keep(toMember(member))];
		await commit([...writes, ...mailInvitation(member, link)]).catch((error: unknown) => {
			throw isDuplicate(error) ? new ShopError("conflict", TAKEN) : error;
		});
	});
	return toMember(member);
}

async function findMember(id: string): Promise<TeamMemberDoc> {
	const member = await TeamMember.findById(id).lean<TeamMemberDoc>();
	if (!member) throw notFound(MEMBER_NOT_FOUND);
	return member;
}

/**
 * Mails a new link, with which whoever has it begins anew: it sets another password. The earlier link dies. Throws
 * ShopError `not-found`, `conflict` for whoever is switched off.
 */
export async function inviteAgain(seller: Seller, id: string): Promise<ShopTeamMember> {
	const member = await findMember(id);
	const link = newLink("seller/join", INVITATION_MS);
	const invited = change(
		TeamMember,
		{ _id: id, isActive: true },
		{ $set: { invitation: link.stored } },
		() => new ShopError("conflict", "Somebody who is switched off cannot be invited"),
	);
	const action = { kind: "member-invited" as const, subject: member.name, subjectId: id };
	await commitRecorded(seller, action, invited, ...mailInvitation(member, link));
	return toMember({ ...member, invitation: link.stored });
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
	wanted: MemberChange,
): Promise<ShopTeamMember> {
	const before = await findMember(id);
	const isOver = endsSessions(before, wanted);
	const changes = changesBetween<MemberChange>(
		before,
		{ ...before, ...wanted },
		{
			name: "Name",
			phone: "Phone",
			role: "Role",
			isActive: "Active",
		},
	);
	const action = { kind: "member-changed" as const, subject: before.name, subjectId: id, changes };
	const changed = change(
		TeamMember,
		{ _id: id },
		{ $set: wanted, ...(isOver ? { $inc: { sessionVersion: 1 } } : {}) },
		() => notFound(MEMBER_NOT_FOUND),
	);
	await commitRecorded(seller, action, changed);
	if (isOver) signal(SELLER_SESSIONS);
	return toMember(await findMember(id));
}
