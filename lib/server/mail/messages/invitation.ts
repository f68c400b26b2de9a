import "server-only";
import { ROLE_NAMES, type TeamRole } from "@/lib/domain/permissions";
import { compose, shopName } from "../layout";
import type { Mail } from "../mail";

/** Carries the link by which somebody joins the team. `linkHash` makes the mail one of a kind. */
export function invitationMail(
	to: { name: string; email: string; role: TeamRole },
	url: string,
	linkHash: string,
): Mail {
	const role = ROLE_NAMES[to.role].toLowerCase();
	return {
		key: `invitation:${linkHash}`,
		to: to.email,
		isSecret: true,
		...compose({
			subject: `Join ${shopName()} as a ${role}`,
			heading: `Work with ${shopName()}`,
			preview: "The link works for 48 hours.",
			blocks: [
				{ kind: "text", text: `Salam ${to.name}, you are invited to work for ${shopName()} as a ${role}.` },
				{ kind: "text", text: "Set a password of your own, then you are in." },
				{ kind: "button", label: "Set password and begin", url },
				{
					kind: "text",
					quiet: true,
					text: "The link works once, for 48 hours. If you do not know what this is about, ignore this mail.",
				},
			],
		}),
	};
}
