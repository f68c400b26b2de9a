import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesProvider } from "@/lib/client/messages";
import type { PaymentView } from "@/lib/payments/rules";
import { MESSAGES } from "@/lib/text/messages/all";
import { OpenPayments } from "./open-payments";

const begun: PaymentView = {
	paymentId: "A1",
	wallet: "jazzcash",
	state: "initiated",
	amount: 2573,
	startedAt: "2026-11-28T14:37:00.000Z",
	orderNumber: null,
	order: null,
	isOnHold: false,
};

function noticesOf(payments: readonly PaymentView[]): string[] {
	const English = messagesProvider("en", MESSAGES.en);
	const said = renderToStaticMarkup(
		<English>
			<OpenPayments payments={payments} />
		</English>,
	);
	return said.split('role="status"').slice(1);
}

test("several payments that are not decided are one notice, which names each of them", () => {
	const later: PaymentView = {
		...begun,
		paymentId: "A2",
		wallet: "easypaisa",
		state: "pending",
		amount: 5145,
	};
	const failed: PaymentView = { ...begun, paymentId: "A3", state: "failed" };
	const paid: PaymentView = { ...begun, paymentId: "A4", state: "confirmed", orderNumber: "SBZ-1" };
	const [open = "", confirmed, ...more] = noticesOf([begun, later, failed, paid]);
	expect(open).toContain("We are asking about 2 payments of yours.");
	for (const each of ["JazzCash Rs. 2,573", "Easypaisa Rs. 5,145", "please do not pay a second time"])
		expect(open).toContain(each);
	expect(confirmed).toContain("It is order SBZ-1.");
	expect(more).toEqual([]);
});

test("of what is paid and cannot go out it is said so, not that nothing is left to pay", () => {
	const held: PaymentView = { ...begun, state: "confirmed", orderNumber: "SBZ-1", isOnHold: true };
	const [said, ...more] = noticesOf([held]);
	expect(said).toContain("It is order SBZ-1. We cannot send this order as it is: we call you");
	expect(said).not.toContain("nothing left to pay");
	expect(more).toEqual([]);
});

test("one payment is asked about by its wallet and sum; what came to nothing is not spoken of", () => {
	expect(noticesOf([begun])).toEqual([
		expect.stringContaining("We are asking JazzCash about your Rs. 2,573."),
	]);
	expect(noticesOf([{ ...begun, state: "expired" }])).toEqual([]);
});
