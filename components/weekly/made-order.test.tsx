import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { WeeklyRow } from "@/components/favourites/home-usuals";
import { messagesProvider } from "@/lib/client/messages";
import { placeOf } from "@/lib/places/rules/point";
import { MESSAGES } from "@/lib/text/messages/all";
import type { WeeklyBasket } from "@/lib/weekly/rules";
import { MadeNotice } from "./basket-next";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));

const made = {
	...{ date: "2026-12-05", comesAt: "2026-12-05T19:00:00.000Z" },
	...{ number: "SBZ-1", link: "https://sabz.example/weekly/x" },
};

/** Of Saturdays: its order of December 5 comes after midnight, and from the next week on it comes at noon. */
const basket: WeeklyBasket = {
	...{ _id: "id", name: "Saturday sabzi", items: [], area: null, ifMissing: "replace" },
	...{ weekday: 6, slotFrom: "12:00", every: 1, isPaused: false, skipNext: false, skippedDate: null },
	address: {
		...{ firstName: "Sana", lastName: "Iqbal", streetAddress: "House 12, Satellite Town", city: "Jhang" },
		...{ phoneNumber: "0300-1234567", state: "Punjab", zipCode: "35200" },
		...placeOf({}),
	},
	...{ nextDate: "2026-12-12", orderedAt: "2026-12-11T13:00:00.000Z", isServed: true },
	slot: { from: "2026-12-12T07:00:00.000Z", to: "2026-12-12T09:00:00.000Z", isMoved: false },
	today: { subtotal: 0, discount: 0, tax: 0, deliveryFee: 0, amount: 0, missing: 0 },
	made,
};

test.each([
	["en", "Sunday, Dec 6"],
	["ur", "ہفتہ اور اتوار کی درمیانی رات، 5 اور 6 دسمبر"],
] as const)("in %s, an order that is made keeps its date when its basket's time changes", (language, day) => {
	const Language = messagesProvider(language, MESSAGES[language]);
	const saidOf = (shown: React.ReactNode) => renderToStaticMarkup(<Language>{shown}</Language>);
	expect(saidOf(<MadeNotice {...made} />)).toContain(MESSAGES[language].weekly.next.made(day, "SBZ-1"));
	const row = saidOf(<WeeklyRow basket={basket} day={made.date} />);
	expect(row).toContain(day);
	expect(row).toMatch(/>6<\/b>/);
});
