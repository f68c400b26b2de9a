import { createContext, use } from "react";
import { type Shop, UNKNOWN_SHOP } from "../rules/shop-details";

/** The shop's details as the page was made with them. */
export const ShopContext = createContext<Shop>(UNKNOWN_SHOP);

/** The shop's details: hours, areas, fees, how to reach it. The page carries them once, and is made again when they change. */
export function useShop(): Shop {
	return use(ShopContext);
}
