import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { PhoneSteps } from "@/lib/accounts/client/phone";
import { messagesProvider } from "@/lib/client/messages";
import { MESSAGES } from "@/lib/text/messages/all";
import { PhoneForm } from "./phone-steps";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));

const Urdu = messagesProvider("ur", MESSAGES.ur);
const nothing = async () => undefined;

const steps: PhoneSteps = {
	...{ step: "code", phone: "۰۳۰۱۲۳۴۵۶۷۸", code: "", name: "", password: "" },
	...{ channel: "whatsapp", until: 0, problem: null, busy: null, secondsLeft: 0, isWhole: false },
	...{ type: () => undefined, typeCode: () => false, reset: () => undefined, changeNumber: () => undefined },
	...{ send: nothing, confirm: nothing },
};

test.each(["code", "name"] as const)("the number of the step %s is in the digits of the page", (step) => {
	const said = renderToStaticMarkup(
		<Urdu>
			<PhoneForm steps={{ ...steps, step }} submit="" />
		</Urdu>,
	);
	expect(said).toContain(">03012345678<");
	expect(said).not.toContain(steps.phone);
});
