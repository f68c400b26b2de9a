import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { messagesProvider } from "@/lib/client/messages";
import { ShopContext } from "@/lib/shop/client/shop";
import { everyDay } from "@/lib/shop/rules/opening-hours";
import { type Shop, UNKNOWN_SHOP } from "@/lib/shop/rules/shop-details";
import { MESSAGES } from "@/lib/text/messages/all";
import { type BasketDraft, timesOfDay } from "@/lib/weekly/rules";
import { BasketNext } from "./basket-next";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/my-orders/weekly" }));

const English = messagesProvider("en", MESSAGES.en);
const Urdu = messagesProvider("ur", MESSAGES.ur);

const usualShop: Shop = { ...UNKNOWN_SHOP, hours: everyDay("08:00", "22:00") };
const spans = [
	{ from: "14:00", to: "18:00" },
	{ from: "20:00", to: "26:00" },
];
const ramadan = [{ from: "2026-11-29", to: "2026-12-12", spans, name: "Ramadan" }];

/** What is said of a basket that comes on Saturdays at this time, and next on December 5. */
function saidOf(
	slotFrom: string,
	special: Partial<Shop>,
	Language = English,
	{ isServed = true, isWalletOnly = false } = {},
): string {
	const shop = { ...usualShop, ...special };
	const draft: BasketDraft = {
		...{ name: "Saturday sabzi", items: [], area: null, address: null, ifMissing: "replace" },
		...{ weekday: 6, slotFrom, every: 1 },
	};
	return renderToStaticMarkup(
		<Language>
			<ShopContext value={shop}>
				<BasketNext
					{...{ saved: null, draft, day: "2026-12-05", busy: false, isServed, isWalletOnly }}
					times={timesOfDay(6, shop)}
					onSwitch={() => undefined}
				/>
			</ShopContext>
		</Language>,
	);
}

test("a time is promised only on a day that has it", () => {
	const { closedOn, noTime } = MESSAGES.en.weekly.next;
	const usual = saidOf("12:00", {});
	expect(usual).toContain("12 to 2 PM");
	expect(usual).not.toContain(closedOn("Dec 5"));
	const closed = { closedDays: ["2026-12-05"] };
	const said = saidOf("12:00", closed);
	expect(said).not.toContain("12 to 2 PM");
	for (const words of [noTime, closedOn("Dec 5")]) expect(said).toContain(words);
	const day = MESSAGES.ur.time.shortDay("2026-12-05");
	expect(saidOf("12:00", closed, Urdu)).toContain(MESSAGES.ur.weekly.next.closedOn(day));
});

test("on a day of other hours, the time nearest to it is said, and that it is another one", () => {
	const differ = "Our hours differ this time: it comes on Saturday, Dec 5, 2 to 4 PM.";
	expect(saidOf("12:00", { specialHours: ramadan })).toContain(differ);
	const inUrdu = MESSAGES.ur.weekly.next.moved({ when: "ہفتہ، 5 دسمبر، دوپہر 2 سے شام 4 بجے" });
	expect(saidOf("12:00", { specialHours: ramadan }, Urdu)).toContain(inUrdu);
	const spans = [{ from: "24:00", to: "26:00" }];
	const night = [{ from: "2026-12-05", to: "2026-12-05", spans, name: "Eid" }];
	expect(saidOf("20:00", { specialHours: night })).toContain("it comes on Sunday, Dec 6, 12 to 2 AM.");
	const same = saidOf("14:00", { specialHours: ramadan });
	expect(same).toContain("2 to 4 PM");
	expect(same).not.toContain("Our hours differ");
});

test("an address that is not served is warned of, and no time is said", () => {
	const { notServed, closedOn, noTime } = MESSAGES.en.weekly.next;
	const away = { isServed: false };
	expect(saidOf("12:00", {})).not.toContain(notServed);
	const said = saidOf("12:00", { closedDays: ["2026-12-05"] }, English, away);
	expect(said).toContain(notServed);
	expect(said).not.toContain(closedOn("Dec 5"));
	const usual = saidOf("12:00", {}, English, away);
	expect(usual).toContain(noTime);
	expect(usual).not.toContain("12 to 2 PM");
	expect(saidOf("12:00", {}, Urdu, away)).toContain(MESSAGES.ur.weekly.next.notServed);
});

test("who may not pay in cash is warned, beside the time", () => {
	const { walletOnly } = MESSAGES.en.weekly.next;
	expect(saidOf("12:00", {})).not.toContain(walletOnly);
	const said = saidOf("12:00", {}, English, { isWalletOnly: true });
	for (const words of [walletOnly, "12 to 2 PM"]) expect(said).toContain(words);
	expect(saidOf("12:00", {}, Urdu, { isWalletOnly: true })).toContain(MESSAGES.ur.weekly.next.walletOnly);
});

test("a time after midnight stands under the date on which it comes", () => {
	const night = { hours: everyDay("14:00", "26:00") };
	const said = saidOf("00:00", night);
	for (const words of ["Sunday", "Dec 6", "12 to 2 AM"]) expect(said).toContain(words);
	expect(said).not.toContain("Saturday");
	const inUrdu = saidOf("00:00", night, Urdu).replace(/<[^>]*>/g, "");
	expect(inUrdu).toContain("ہفتہ اور اتوار کی درمیانی رات، 5 اور 6 دسمبر، 12 سے 2 بجے");
});

test("a time that the week has no more is said to be gone", () => {
	const { notOffered } = MESSAGES.en.weekly.next;
	expect(saidOf("06:00", {})).toContain(notOffered);
	const early = [
		{
			...ramadan[0],
			from: "2026-12-01",
			to: "2026-12-08",
			spans: [{ from: "06:00", to: "12:00" }],
			name: "",
		},
	];
	expect(saidOf("06:00", { specialHours: early })).not.toContain(notOffered);
});
