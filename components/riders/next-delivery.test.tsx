import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesProvider } from "@/lib/client/messages";
import type { Delivery } from "@/lib/riders/rules";
import { MESSAGES } from "@/lib/text/messages/all";
import { NextDelivery } from "./next-delivery";

const English = messagesProvider("en", MESSAGES.en);
const { door, paid } = MESSAGES.en.rider;
const NOW = Date.parse("2026-11-22T10:00:00Z");

/** The card of a bag for which notes of 1000 were announced. */
function cardOf(money: Pick<Delivery, "toCollect" | "change">): string {
	const delivery: Delivery = {
		_id: "66a000000000000000000001",
		number: "SBZ-000001",
		firstName: "Kiran",
		phone: "0300-1234567",
		address: "Shop 4, Saddar Bazaar, Jhang, Punjab, 35200",
		area: "Jhang Sadar",
		...{ landmark: null, point: null, plusCode: null, doorPoint: null, doorAt: null },
		instructions: "",
		...{ itemCount: 8, lineCount: 3, triesLeft: 5, changes: [] },
		cashNote: 1000,
		paymentType: "Cash On Delivery",
		promisedAt: new Date(NOW).toISOString(),
		status: "Out for delivery",
		rider: { _id: "r1", name: "Imran" },
		...money,
	};
	return renderToStaticMarkup(
		<English>
			<NextDelivery delivery={delivery} now={NOW} />
		</English>,
	);
}

test("notes and change are said of a bag whose cash is to come, not of one that is paid", () => {
	const open = cardOf({ toCollect: 3220, change: 780 });
	for (const words of [door.gives("Kiran"), "4,000", door.giveBack, "780"]) expect(open).toContain(words);
	const done = cardOf({ toCollect: 0, change: 0 });
	expect(done).toContain(paid);
	for (const words of [door.gives("Kiran"), door.giveBack]) expect(done).not.toContain(words);
});
