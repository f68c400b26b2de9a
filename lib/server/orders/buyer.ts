import "server-only";
import { LOGIN_TO_ORDER, VERIFY_TO_ORDER } from "@/lib/domain/order-messages";
import type { Customer } from "../accounts/guards";
import { ShopError } from "../platform/errors";

/**
 * The customer, if they may order (spec 6). Throws 401 with the given sentence for a guest, 403 while the e-mail is
 * not verified.
 */
export function mustBeBuyer(customer: Customer | null, guestMessage: string = LOGIN_TO_ORDER): Customer {
	if (!customer) throw new ShopError("unauthenticated", guestMessage);
	if (!customer.isVerified) throw new ShopError("forbidden", VERIFY_TO_ORDER);
	return customer;
}
