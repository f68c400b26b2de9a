import "server-only";
import { BackInStockWish } from "@/models/back-in-stock-wish";
import { Cart } from "@/models/cart";
import { Favourites } from "@/models/favourites";
import { forgetPasskeys } from "../passkeys/passkeys";

/** Removes what a customer keeps beside the account's own document, orders and what follows from them apart. */
export async function forgetBelongings(customerId: string): Promise<void> {
	await Cart.deleteOne({ user: customerId });
	await BackInStockWish.deleteMany({ user: customerId });
	await Favourites.deleteOne({ _id: customerId });
	await forgetPasskeys({ side: "customer", id: customerId });
}
