import { Types } from "mongoose";
import { expect, test } from "vitest";
import { toOrder } from "@/lib/orders/server/to-order";
import { type OrderFields, orderFields, orderLine } from "@/tests/support/orders";
import type { RefundReason } from "./refund";
import { type Entry, type SumPart, sumRows, totalsNow, type Via } from "./rules";

const [at, by] = [new Date(), "shop"] as const;
type Happened = Entry extends infer One ? (One extends { n: number } ? Omit<One, "n"> : never) : never;

const paid = (via: Via, amount: number): Happened => ({ kind: "paid", via, amount, at, by });
const granted = (amount: number): Happened => ({
	...{ kind: "granted", amount, cause: "one", reason: "bad_item", note: "" },
	...{ at, by },
});
const back = (amount: number, reason: RefundReason): Happened => ({
	...{ kind: "returned", amount, via: "wallet", refund: new Types.ObjectId() },
	...{ cause: "rest", reason, since: at, owedBy: by, at, by },
});

type Case = {
	is: string;
	status: OrderFields["status"];
	/** Of three for Rs. 1,000 each; null before they are packed. */
	found: number | null;
	ledger: Happened[];
	total: number;
	rows: [SumPart, number][];
};

const WALLET = [paid("credit", 500), paid("easypaisa", 2500)];
const BOTH: Case["rows"] = [
	["credit", -500],
	["wallet", -2500],
];
const [PACKED, DONE, OFF] = ["Packed", "Delivered", "Cancelled"] as const;

const cases: Case[] = [
	{
		...{ is: "paid in part with credit", status: PACKED, found: 1, ledger: [paid("credit", 500)] },
		...{
			total: 1000,
			rows: [
				["credit", -500],
				["toPay", 500],
			],
		},
	},
	{ is: "paid before", status: PACKED, found: 3, ledger: [paid("easypaisa", 3000)], total: 3000, rows: [] },
	{
		...{ is: "short", status: PACKED, found: 1, ledger: WALLET },
		...{ total: 1000, rows: [...BOTH, ["goesBack", 2000]] },
	},
	{
		...{ is: "short, the rest given back", status: DONE, found: 1, ledger: [...WALLET, back(2000, "short")] },
		...{ total: 1000, rows: [...BOTH, ["wentBack", 2000]] },
	},
	{
		...{ is: "filled after that", status: PACKED, found: 3, ledger: [...WALLET, back(2000, "short")] },
		...{ total: 3000, rows: [...BOTH, ["wentBack", 2000], ["toPay", 2000]] },
	},
	{
		...{ is: "filled, and paid at the door", status: DONE, found: 3 },
		ledger: [...WALLET, back(2000, "short"), paid("cash", 2000)],
		...{ total: 3000, rows: [...BOTH, ["cash", -2000], ["wentBack", 2000]] },
	},
	{
		...{ is: "its credit gone", status: PACKED, found: 3, ledger: [paid("easypaisa", 2500)] },
		...{
			total: 3000,
			rows: [
				["wallet", -2500],
				["toPay", 500],
			],
		},
	},
	{
		...{ is: "its credit gone, the rest paid at the door", status: DONE, found: 3 },
		ledger: [paid("easypaisa", 2500), paid("cash", 500)],
		...{
			total: 3000,
			rows: [
				["wallet", -2500],
				["cash", -500],
			],
		},
	},
	{ is: "on hold", status: "On hold", found: null, ledger: WALLET, total: 3000, rows: BOTH },
	{
		...{ is: "on hold, short", status: "On hold", found: 1, ledger: WALLET },
		...{ total: 1000, rows: [...BOTH, ["goesBack", 2000]] },
	},
	{
		...{ is: "money for a bad thing", status: DONE, found: 3, ledger: [...WALLET, granted(200)] },
		...{ total: 3000, rows: BOTH },
	},
	{
		...{ is: "cancelled, paid in part with credit", status: OFF, found: null, ledger: [paid("credit", 500)] },
		...{
			total: 3000,
			rows: [
				["credit", -500],
				["wentBack", 500],
			],
		},
	},
	{
		...{ is: "cancelled", status: OFF, found: 1, ledger: WALLET },
		...{ total: 3000, rows: [...BOTH, ["wentBack", 500], ["goesBack", 2500]] },
	},
	{
		...{
			is: "cancelled, all given back",
			status: OFF,
			found: 1,
			ledger: [...WALLET, back(2500, "cancelled")],
		},
		...{ total: 3000, rows: [...BOTH, ["wentBack", 3000]] },
	},
];

test.each(cases)("the rows after an order's sum lead to what is to pay: $is", (one) => {
	const { status, found, ledger, total, rows } = one;
	const line = orderLine("Mango", 1000, 3);
	const order = toOrder(
		orderFields({
			...{ status, amount: 3000, taxPercent: 0, deliveryFee: 0, paymentType: "Easypaisa" },
			lines: [found === null ? line : { ...line, packed: { quantity: found } }],
			ledger: ledger.map((entry, place) => ({ ...entry, n: place + 1 })),
		}),
	);
	const said = sumRows(order);
	expect(said).toEqual(rows.map(([part, amount]) => ({ part, amount })));
	expect(totalsNow(order).amount).toBe(total);
	if (said.length === 0) return;
	const sum = said.reduce((left, { part, amount }) => left + (part === "toPay" ? 0 : amount), 0);
	// Of what does not go out nothing is charged.
	expect(sum + (status === OFF ? 0 : total)).toBe(order.toCollect);
});
