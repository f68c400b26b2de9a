import "server-only";
import { compose, shopName } from "../layout";
import type { Mail } from "../mail";

/** Asks a new customer to confirm the address. `linkHash` makes the mail one of a kind. */
export function verificationMail(to: { name: string; email: string }, url: string, linkHash: string): Mail {
	return {
		key: `verification:${linkHash}`,
		to: to.email,
		isSecret: true,
		...compose({
			subject: `Verify your email for ${shopName()}`,
			heading: `Welcome, ${to.name}`,
			preview: "One tap and you can place your first order.",
			blocks: [
				{ kind: "text", text: "Please confirm that this is your email address. Then you can place orders." },
				{ kind: "button", label: "Verify my email", url },
				{
					kind: "text",
					quiet: true,
					text: "The link works for 24 hours. If you did not register, ignore this mail.",
				},
			],
		}),
	};
}
