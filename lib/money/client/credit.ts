import { useEffect } from "react";
import { create } from "zustand";
import { useSession } from "@/lib/accounts/client/session";
import { useCartChoices } from "@/lib/cart/client/cart-choices";
import { call } from "@/lib/client/api";
import { payWithCredit } from "../refund";

/** Whose credit it is, and how much of it there is, in rupees. */
const useCreditStore = create<{ owner: string | null; balance: number }>(() => ({ owner: null, balance: 0 }));

/** Asks the shop for the customer's credit; none where it does not answer: then it is left out. */
export async function reloadCredit(owner: string): Promise<void> {
	const { balance } = await call("GET /api/user/credit").catch(() => ({
		balance: 0,
	}));
	useCreditStore.setState({ owner, balance });
}

/** What the customer's credit pays of an amount, all in rupees. */
export type CreditPart = {
	balance: number;
	/** False while the shop is being asked. */
	isKnown: boolean;
	isUsed: boolean;
	creditUsed: number;
	amountToPay: number;
};

/** What credit pays of this amount, unless the customer leaves it out. Read anew by each page that asks. */
export function useCreditFor(amount: number): CreditPart {
	const { user } = useSession();
	const { owner, balance: known } = useCreditStore();
	const { leavesCredit } = useCartChoices();
	const id = user?._id ?? null;
	useEffect(() => {
		if (id) void reloadCredit(id);
	}, [id]);
	const isKnown = owner === id;
	const balance = id !== null && isKnown ? known : 0;
	return {
		balance,
		isKnown: isKnown || id === null,
		isUsed: !leavesCredit,
		...payWithCredit(amount, balance, !leavesCredit),
	};
}
