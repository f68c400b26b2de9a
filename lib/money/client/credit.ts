import { useEffect } from "react";
import { create } from "zustand";
import { useSession } from "@/lib/accounts/client/session";
import { useCartChoices } from "@/lib/cart/client/cart-choices";
import { call } from "@/lib/client/api";
import { type HeldCredit, payWithCredit } from "../refund";

type Known = { balance: number; held: readonly HeldCredit[] };

const NONE: Known = { balance: 0, held: [] };

/** Whose credit it is, how much of it there is, in rupees, and what payments hold of it. */
const useCreditStore = create<Known & { owner: string | null }>(() => ({ owner: null, ...NONE }));

/** Asks the shop for the customer's credit; none where it does not answer: then it is left out. */
export async function reloadCredit(owner: string): Promise<void> {
	// An instance of the version before says nothing of what is held.
	const { balance, held = NONE.held } = await call("GET /api/user/credit").catch(() => NONE);
	useCreditStore.setState({ owner, balance, held });
}

/** What the customer's credit pays of an amount, all in rupees. */
export type CreditPart = {
	balance: number;
	/** What payments hold of it that are not decided. */
	waiting: readonly HeldCredit[];
	/** False while the shop is being asked. */
	isKnown: boolean;
	isUsed: boolean;
	creditUsed: number;
	amountToPay: number;
};

/**
 * What credit pays of this amount, unless the customer leaves it out. What an earlier payment of `paidCart` holds, the version
 * of the cart that a wallet is to be asked for, is there for the next one of it. Read anew by each page that asks.
 */
export function useCreditFor(amount: number, paidCart?: number): CreditPart {
	const { user } = useSession();
	const { owner, ...known } = useCreditStore();
	const { leavesCredit } = useCartChoices();
	const id = user?._id ?? null;
	useEffect(() => {
		if (id) void reloadCredit(id);
	}, [id]);
	const isKnown = owner === id;
	const own = id !== null && isKnown ? known : NONE;
	const isOfCart = ({ cartVersion }: HeldCredit) => paidCart !== undefined && cartVersion === paidCart;
	const balance = own.held.filter(isOfCart).reduce((sum, held) => sum + held.amount, own.balance);
	return {
		balance,
		waiting: own.held.filter((held) => !isOfCart(held)),
		isKnown: isKnown || id === null,
		isUsed: !leavesCredit,
		...payWithCredit(amount, balance, !leavesCredit),
	};
}
