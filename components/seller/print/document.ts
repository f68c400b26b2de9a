import type { Paper } from "@/lib/domain/print";
import type { SellerOrder } from "@/lib/domain/seller-order";
import type { ShopContact } from "@/lib/domain/shop";

/** What every printed document of an order is made from. */
export type DocumentProps = {
	order: SellerOrder;
	/** What its products are called in Urdu, by product id. */
	urduNames: ReadonlyMap<string, string>;
	contact: ShopContact;
	paper: Paper;
	/** Its place among the documents that are printed together. */
	index: number;
};
