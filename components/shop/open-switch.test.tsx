import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ShopContext } from "@/lib/shop/client/shop";
import { type Shop, UNKNOWN_SHOP } from "@/lib/shop/rules/shop-details";
import { boundsOfDay } from "@/lib/text/dates";
import { OpenPanel } from "./open-switch";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

/** The panel at noon of November 28, 2026, a Saturday, with these hours beside the usual 8 to 10. */
function panelWith(hours: Partial<Pick<Shop, "specialHours" | "closedDays">>): string {
	return renderToStaticMarkup(
		<ShopContext value={{ ...UNKNOWN_SHOP, ...hours }}>
			<OpenPanel
				servedAt={Date.parse("2026-11-28T12:00:00+05:00")}
				servedDay={{ day: "2026-11-28", ...boundsOfDay("2026-11-28") }}
			/>
		</ShopContext>,
	);
}

test("the time that express has left at closing runs on at the shop's real next opening", () => {
	expect(panelWith({})).toContain("What is left of it at 10 PM runs on tomorrow at 8 AM.");
	const spans = [{ from: "14:00", to: "18:00" }];
	const special = (from: string) => [{ from, to: "2026-12-12", spans, name: "Ramadan" }];
	expect(panelWith({ specialHours: special("2026-11-29") })).toContain("at 10 PM runs on tomorrow at 2 PM.");
	expect(panelWith({ closedDays: ["2026-11-29"] })).toContain("at 10 PM runs on Monday at 8 AM.");
	// Closed now: it opens at 2 PM today.
	expect(panelWith({ specialHours: special("2026-11-28") })).toContain(
		"at closing runs on from the next opening.",
	);
});
