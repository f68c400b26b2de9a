import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { messagesProvider } from "@/lib/client/messages";
import { ShopContext } from "@/lib/shop/client/shop";
import { UNKNOWN_SHOP } from "@/lib/shop/rules/shop-details";
import { MESSAGES } from "@/lib/text/messages/all";
import { OpeningHours } from "./opening-hours";

const NOW = Date.parse("2027-05-01T12:00:00+05:00");
vi.mock("@/lib/client/time", () => ({ useNow: () => NOW }));

const English = messagesProvider("en", MESSAGES.en);

test("closed days of the next 14 days are announced, those behind and far ahead are not", () => {
	const closedDays = ["2027-05-16", "2027-05-05", "2027-05-01", "2027-04-30"];
	const said = renderToStaticMarkup(
		<English>
			<ShopContext value={{ ...UNKNOWN_SHOP, closedDays }}>
				<OpeningHours />
			</ShopContext>
		</English>,
	);
	expect(said).toMatch(/Closed<.*Saturday, May 1<.*Wednesday, May 5</);
	for (const day of ["May 16", "Apr 30"]) expect(said).not.toContain(day);
});
