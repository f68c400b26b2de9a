import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listed } from "@/tests/support/goods";
import { Pending, RunningOut } from "./needs-attention";

const product = (name: string, stock: number) => listed(name, { left: stock, stock });

test("says how few are left of what runs out, and how many products that are", () => {
	const html = renderToStaticMarkup(
		<RunningOut products={[product("Falsa", 0), product("Ber", 3)]} total={7} />,
	);
	for (const words of ["Running out", "7", "Falsa", "None left", "Ber", "3 left"])
		expect(html).toContain(words);
});

test("takes no place while nothing is counted, or all of it is there", () => {
	expect(renderToStaticMarkup(<RunningOut products={[]} total={0} />)).toBe("");
});

test("who wrote and has no answer waits beside the rest, with the hour until which they can be answered", () => {
	const none = { refunds: [], refundsDue: 0, held: [], heldOrders: 0, asked: [], nearLimit: [] };
	const now = Date.parse("2026-11-28T10:00:00Z");
	const shown = (answerUntil: string | null, count = 2) => {
		const messages = { count, next: { name: "Rukhsana", at: "2026-11-28T04:14:00Z", answerUntil } };
		return renderToStaticMarkup(
			<Pending {...none} messages={messages} now={now} reviews={[]} reviewsWaiting={0} />,
		).replace(/<[^>]+>/g, " ");
	};
	expect(shown("2026-11-29T04:14:00Z")).toMatch(
		/Waits for your answer +1 +2 people wait for an answer +Rukhsana can be answered until Nov 29, 9:14 AM +Answer/,
	);
	expect(shown(null, 1)).toMatch(/1 person waits for an answer +From Rukhsana, by the contact form/);
});
