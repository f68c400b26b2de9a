import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { messagesProvider } from "@/lib/client/messages";
import { toOwnOrder } from "@/lib/orders/server/to-order";
import { MESSAGES } from "@/lib/text/messages/all";
import { type OrderFields, orderFields } from "@/tests/support/orders";
import { OrderArrival, OrderMoney } from "./order-detail";
import { OrderTrack } from "./order-timeline";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/my-orders" }));

for (const [name, value] of Object.entries({
	DEMO: "1",
	MONGODB_URI: "mongodb://nowhere/sabz",
	JWT_SECRET: "s".repeat(32),
}))
	vi.stubEnv(name, value);

const English = messagesProvider("en", MESSAGES.en);
const text = MESSAGES.en.orders;

const at = (time: string) => new Date(`2026-11-22T${time}:00.000Z`);

/** What is said of an order that was promised for 10:00 and came at noon, after this attempt. */
function arrivalAfter(attempt: { at: Date; reason: string }): string {
	const statusHistory = [
		{ status: "Order Placed", at: at("09:00") },
		{ status: "Out for delivery", at: at("09:20"), by: "rider" },
		{ status: "On hold", by: "rider", ...attempt },
		{ status: "Out for delivery", at: at("11:30"), by: "rider" },
		{ status: "Delivered", at: at("12:00"), by: "rider" },
	] as const;
	const fields = { status: "Delivered", createdAt: at("09:00"), promisedAt: at("10:00") } as const;
	const order = toOwnOrder(orderFields({ ...fields, statusHistory: [...statusHistory] }));
	return renderToStaticMarkup(
		<English>
			<OrderArrival
				{...{ order, reports: [], now: at("12:05").getTime() }}
				arrivedAt={at("12:00").toISOString()}
			/>
		</English>,
	);
}

test("nobody apologises for a delay after the rider was there in time", () => {
	expect(arrivalAfter({ at: at("09:50"), reason: "nobody_home" })).not.toContain(text.late);
	expect(arrivalAfter({ at: at("10:10"), reason: "nobody_home" })).toContain(text.late);
	expect(arrivalAfter({ at: at("09:50"), reason: "shop_fault" })).toContain(text.late);
});

test("whoever was not content reads until when they can say so", () => {
	expect(arrivalAfter({ at: at("09:50"), reason: "nobody_home" })).toContain(
		"You can tell us until tomorrow, 5:00 PM.",
	);
});

test("whose money goes back reads how much, and of an order on hold that was paid why it waits", () => {
	const moneyOf = (fields: OrderFields) => {
		const prepaid = { paymentType: "JazzCash", isPaid: true, amount: 1835 } as const;
		const order = toOwnOrder(orderFields({ ...prepaid, ...fields }));
		const drawn = renderToStaticMarkup(
			<English>
				<OrderMoney order={order} />
			</English>,
		);
		return drawn.replace(/<[^>]*>/g, " ");
	};
	expect(moneyOf({ status: "Packed", finalAmount: 835 })).toContain("Your Rs. 1,000 goes back to you.");
	expect(moneyOf({ status: "On hold", holdReason: "Paid, but no longer in stock: Ajwa Dates." })).toMatch(
		/Your Rs. 1,835 is safe\..*No longer in stock: Ajwa Dates\. We cannot send the order as it is\./,
	);
	expect(moneyOf({ status: "On hold", holdReason: "The bridge is closed" })).not.toContain("bridge");
});

test("once an order is packed, the cash to have ready is said, and only where some is to be paid", () => {
	const now = at("09:30").getTime();
	const panelOf = (fields: OrderFields) => {
		const order = toOwnOrder(orderFields({ amount: 1835, promisedAt: at("10:00"), ...fields }));
		return renderToStaticMarkup(
			<English>
				<OrderTrack order={order} now={now} />
			</English>,
		).replace(/<[^>]*>/g, "");
	};
	for (const status of ["Packed", "Out for delivery"] as const) {
		expect(panelOf({ status })).toMatch(/Please have Rs\.\s1,835 ready\./);
		expect(panelOf({ status, creditUsed: 1835 })).not.toContain("Please have");
	}
	expect(panelOf({ status: "Order Placed" })).not.toContain("Please have");
});
