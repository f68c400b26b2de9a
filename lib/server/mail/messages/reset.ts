import "server-only";
import { compose, shopName } from "../layout";
import type { Mail } from "../mail";

/** Carries the link that sets a new password. `linkHash` makes the mail one of a kind. */
export function resetMail(to: { name: string; email: string }, url: string, linkHash: string): Mail {
	return {
		key: `reset:${linkHash}`,
		to: to.email,
		isSecret: true,
		...compose({
			subject: `Set a new password for ${shopName()}`,
			heading: "Set a new password",
			preview: "The link works for one hour.",
			blocks: [
				{ kind: "text", text: `Salam ${to.name}, someone asked to set a new password for your account.` },
				{ kind: "button", label: "Set new password", url },
				{
					kind: "text",
					quiet: true,
					text: "The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.",
				},
			],
		}),
	};
}
