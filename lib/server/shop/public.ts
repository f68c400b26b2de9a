import "server-only";
import { CITY, PROVINCE } from "@/lib/domain/areas";
import { type Shop, type ShopDetails, UNKNOWN_SHOP } from "@/lib/domain/shop-details";

/** What demo mode shows where a real shop's details have not been said. */
const EXAMPLE = {
	phone: "0300 000 0000",
	email: "salam@sabz.example",
	address: `Satellite Town, ${CITY}, ${PROVINCE}`,
} as const;

/** The public part of the details. Examples stand in for what has not been said in demo mode, and nowhere else. */
export function publicShop(details: ShopDetails, isDemo: boolean, clockOffset = 0): Shop {
	const { slotCapacity: _capacity, lateCredit: _credit, lowStockAt: _low, ...shown } = details;
	const { phone, email, address } = isDemo ? EXAMPLE : UNKNOWN_SHOP;
	return {
		...shown,
		phone: shown.phone ?? phone,
		email: shown.email ?? email,
		address: shown.address ?? address,
		clockOffset,
	};
}
