import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesProvider } from "@/lib/client/messages";
import type { Delivery } from "@/lib/riders/rules";
import { MESSAGES } from "@/lib/text/messages/all";
import { NOW, newBag } from "@/tests/support/bag";
import { DayDone, NextDelivery } from "./next-delivery";

const English = messagesProvider("en", MESSAGES.en);
const { door, paid, day: dayText } = MESSAGES.en.rider;

/** A bag for which notes of 1000 were announced. */
const bagWith = (money: Pick<Delivery, "toCollect" | "change">) => newBag({ cashNote: 1000, ...money });

function cardOf(delivery: Delivery, Language = English): string {
	return renderToStaticMarkup(
		<Language>
			<NextDelivery delivery={delivery} now={NOW} />
		</Language>,
	);
}

test("notes and change are said of a bag whose cash is to come, not of one that is paid", () => {
	const open = cardOf(bagWith({ toCollect: 3220, change: 780 }));
	for (const words of [door.gives("Kiran"), "4,000", door.giveBack, "780"]) expect(open).toContain(words);
	const done = cardOf(bagWith({ toCollect: 0, change: 0 }));
	expect(done).toContain(paid);
	for (const words of [door.gives("Kiran"), door.giveBack]) expect(done).not.toContain(words);
});

test("a time that the customer chose is said with its beginning", () => {
	const at = (from: string, to: string): Delivery => {
		const slot = { id: "x", from, to };
		return { ...bagWith({ toCollect: 0, change: 0 }), promisedAt: to, slot };
	};
	const tomorrow = at("2026-11-23T09:00:00Z", "2026-11-23T11:00:00Z");
	expect(cardOf(tomorrow)).toContain("tomorrow 2 to 4 PM");
	expect(cardOf(tomorrow, messagesProvider("ur", MESSAGES.ur))).toContain("کل دوپہر 2 سے شام 4 بجے");
	expect(cardOf(at("2026-11-22T11:00:00Z", "2026-11-22T13:00:00Z"))).toContain("today 4 to 6 PM");
});

test("with nothing on the road the bags at the shop are said first, then that all is delivered or nothing is there", () => {
	const bag = bagWith({ toCollect: 0, change: 0 });
	const headlineOf = (bags: number, delivered: number) => {
		const today = { since: new Date(NOW).toISOString(), delivered, onTime: delivered };
		const day = { road: [], shelf: Array<Delivery>(bags).fill(bag), ended: [], cash: 0, today };
		const markup = renderToStaticMarkup(
			<English>
				<DayDone day={{ ...day, refusals: new Map(), strays: [], waiting: 0 }} />
			</English>,
		);
		return /<h2[^>]*>([^<]*)/.exec(markup)?.[1];
	};
	expect(headlineOf(0, 0)).toBe(dayText.nothingYet);
	expect(headlineOf(0, 1)).toBe(dayText.allDelivered);
	expect(headlineOf(1, 0)).toBe("1 bag is ready at the shop");
	expect(headlineOf(2, 1)).toBe("2 bags are ready at the shop");
});
