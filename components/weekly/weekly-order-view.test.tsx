import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { messagesProvider } from "@/lib/client/messages";
import { MESSAGES } from "@/lib/text/messages/all";
import type { WeeklyOrder } from "@/lib/weekly/rules";
import { WeeklyOrderView } from "./weekly-order-view";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/weekly/x" }));

const English = messagesProvider("en", MESSAGES.en);

/** What is read of an order of Rs. 2,100 of which credit pays so much. */
function saidOf(creditUsed: number): string {
	const served: WeeklyOrder = {
		...{ number: "SBZ-1", name: "Friday sabzi", items: [], leftOut: [], slot: null, status: "Order Placed" },
		...{ subtotal: 2000, discount: 0, tax: 100, deliveryFee: 0, amount: 2100, taxPercent: 5 },
		...{ creditUsed, maySkip: true },
	};
	const drawn = renderToStaticMarkup(
		<English>
			<WeeklyOrderView token="x" served={served} />
		</English>,
	);
	return drawn.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test("the link's page says what of the total credit pays, and what is left to pay in cash", () => {
	expect(saidOf(397)).toMatch(/cash at the door.*Total Rs\. 2,100 .*397 To pay Rs\. 1,703/);
	expect(saidOf(0)).toMatch(/cash at the door.*Total Rs\. 2,100/);
	expect(saidOf(0)).not.toContain("To pay");
	expect(saidOf(2100)).not.toContain("cash at the door");
});
