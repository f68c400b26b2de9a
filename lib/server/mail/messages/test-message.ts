import "server-only";
import { env } from "../../platform/env";
import { compose } from "../layout";
import type { Mail } from "../mail";
import { writerIn } from "../writer";

/** Shows that mails go out, in the look that all of them have (spec 2, Test email). */
export function testMail(to: string, id: string): Mail {
	const writer = writerIn("en");
	const { shop } = writer;
	return {
		key: `test:${id}`,
		to,
		...compose(writer, {
			subject: `Test email from ${shop}`,
			heading: "This mail arrived",
			preview: "The shop's mail works.",
			blocks: [
				{ kind: "text", text: "If you can read this, the shop's mail works." },
				{ kind: "button", label: "Open the shop", url: env().APP_URL },
			],
		}),
	};
}
