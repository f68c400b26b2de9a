import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { messagesProvider } from "@/lib/client/messages";
import type { PaymentResult as Result } from "@/lib/payments/client/follow-payments";
import type { PaymentView } from "@/lib/payments/rules";
import { MESSAGES } from "@/lib/text/messages/all";
import { PaymentResult } from "./payment-result";

const payments = vi.hoisted(() => ({ usePaymentResult: vi.fn<() => Result>() }));
vi.mock("@/lib/payments/client/follow-payments", () => payments);
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/payment/verify" }));

/** What the page says of a payment, and its buttons from the first to the last. */
function saidOf(result: Result): { said: string; order: number[] } {
	const English = messagesProvider("en", MESSAGES.en);
	payments.usePaymentResult.mockReturnValue(result);
	const said = renderToStaticMarkup(
		<English>
			<PaymentResult reference="T1" code={null} />
		</English>,
	);
	const { login, failure } = MESSAGES.en.paymentResult;
	return { said, order: [login.action, failure.tryAgain].map((words) => said.indexOf(`${words}<`)) };
}

const { login, failure, messages } = MESSAGES.en.paymentResult;

test("whoever is not logged in and may have paid is not told that it failed, and logs in before all else", () => {
	const { said, order } = saidOf({ state: "error", reason: "noPendingOrder", isGuest: true });
	for (const words of [login.title, messages.noPendingOrder, login.first]) expect(said).toContain(words);
	expect(said).not.toContain(failure.title);
	expect(order[0]).toBeGreaterThan(0);
	expect(order[0]).toBeLessThan(order[1] ?? 0);
});

test("whoever paid for an order that waits reads why, and is led to that order", () => {
	const order = "66a000000000000000000001";
	const payment: PaymentView = {
		paymentId: "T1",
		wallet: "jazzcash",
		state: "confirmed",
		amount: 2573,
		startedAt: "2026-11-28T14:37:00Z",
		orderNumber: "SBZ-000001",
		order,
		isOnHold: true,
	};
	const { said } = saidOf({ state: "success", payment, message: "No longer in stock: Ajwa Dates." });
	expect(said).toContain(`No longer in stock: Ajwa Dates. ${MESSAGES.en.paymentResult.success.onHold}`);
	expect(said).toContain(`href="/my-orders?order=${order}"`);
});

test.each<Result>([
	{ state: "error", reason: "failed", isGuest: true },
	{ state: "error", reason: "noPendingOrder", isGuest: false },
])("what the wallet refused or the shop does not know did not go through: %o", (result) => {
	const { said } = saidOf(result);
	expect(said).toContain(failure.title);
	expect(said).not.toContain(login.first);
});
