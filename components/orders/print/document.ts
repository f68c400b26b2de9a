import type { Paper } from "@/lib/orders/rules/print";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import type { Shop } from "@/lib/shop/rules/shop-details";

/** What every printed document of an order is made from. */
export type DocumentProps = {
	order: SellerOrder;
	/** What its products are called in Urdu, by product id. */
	urduNames: ReadonlyMap<string, string>;
	shop: Shop;
	paper: Paper;
	/** When it is printed, in milliseconds. */
	now: number;
	/** Its place among the documents that are printed together. */
	index: number;
};
