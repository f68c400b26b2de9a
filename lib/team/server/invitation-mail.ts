import "server-only";
import { compose } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { writerIn } from "@/lib/server/mail/writer";
import { ROLE_NAMES, type TeamRole } from "../rules";

/** Carries the link by which somebody joins the team. `linkHash` makes the mail one of a kind. */
export function invitationMail(
	to: { name: string; email: string; role: TeamRole },
	url: string,
	linkHash: string,
): Mail {
	const writer = writerIn("en");
	const { shop } = writer;
	const role = ROLE_NAMES[to.role].toLowerCase();
	return {
		key: `invitation:${linkHash}`,
		to: to.email,
		isSecret: true,
		isAwaited: true,
		...compose(writer, {
			subject: `Join ${shop} as a ${role}`,
			heading: `Work with ${shop}`,
			preview: "The link works for 48 hours.",
			blocks: [
				{ kind: "text", text: `Salam ${to.name}, you are invited to work for ${shop} as a ${role}.` },
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
