import "server-only";
import { workingLink } from "@/lib/accounts/server/links";
import { forgetPasskeys } from "@/lib/accounts/server/passkeys";
import { hashPassword } from "@/lib/accounts/server/passwords";
import { audit } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { signal } from "@/lib/server/live/signals";
import { SELLER_SESSIONS } from "@/lib/server/live/topics";
import { ShopError } from "@/lib/server/platform/errors";
import { TeamMember, type TeamMemberDoc } from "@/models/team";
import type { TeamRole } from "../rules";
import { DEAD_INVITATION } from "../rules";
import { personOf } from "./people";
import { forgetSecondFactor } from "./second-factor";
import { beginSession } from "./session";

function invited(token: string) {
	return { ...workingLink("invitation", token), isActive: true };
}

/** Who is invited by this link, or null when it does not work any more. */
export async function readInvitation(token: string): Promise<{ name: string; role: TeamRole } | null> {
	await connectDatabase();
	const member = await TeamMember.findOne(invited(token)).select("name role").lean<TeamMemberDoc>();
	return member && { name: member.name, role: member.role };
}

/**
 * Sets the password of whoever was invited and signs them in; sessions, second factor and passkeys from before end. The link
 * works once. Gives
 * their e-mail address. Throws ShopError `invalid` for any other link.
 */
export async function joinTeam(token: string, password: string): Promise<string> {
	if (!(await readInvitation(token))) throw new ShopError("invalid", DEAD_INVITATION);
	const passwordHash = await hashPassword(password);
	const member = await TeamMember.findOneAndUpdate(
		invited(token),
		{ $set: { passwordHash }, $inc: { sessionVersion: 1 }, $unset: { invitation: 1 } },
		{ returnDocument: "after" },
	).lean<TeamMemberDoc>();
	if (!member) throw new ShopError("invalid", DEAD_INVITATION);
	signal(SELLER_SESSIONS);
	await forgetSecondFactor(String(member._id));
	await forgetPasskeys({ side: "seller", id: String(member._id) });
	const person = personOf(member);
	await audit(person.seller, { kind: "member-joined", subject: member.name, subjectId: person.seller.id });
	await beginSession(person);
	return member.email;
}
