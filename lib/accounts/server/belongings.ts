import "server-only";
import { Cart } from "@/models/cart";
import { BackInStockWish, Favourites } from "@/models/favourites";
import { forgetPasskeys } from "./passkeys";

/** Removes what a customer keeps beside the account's own document, orders and what follows from them apart. */
export async function forgetBelongings(customerId: string): Promise<void> {
	await Cart.deleteOne({ user: customerId });
	await BackInStockWish.deleteMany({ user: customerId });
	await Favourites.deleteOne({ _id: customerId });
	await forgetPasskeys({ side: "customer", id: customerId });
}
