import { address, addressToasts, verification } from "@/lib/accounts/texts.en";
import { cart, cartBlocks, cartSummary, sharedBasket, totals } from "@/lib/cart/texts.en";
import { messagesProvider } from "@/lib/client/messages";
import { coupon } from "@/lib/coupons/texts.en";
import { delivery, slots } from "@/lib/delivery/texts.en";
import { confirmOrder } from "@/lib/orders/confirm-texts.en";
import { checkout } from "@/lib/orders/texts.en";
import { ifMissing } from "@/lib/packing/texts.en";
import { openPayments, paymentResult, wallets } from "@/lib/payments/texts.en";
import { whatsapp } from "@/lib/shell/texts.en";

export const BuyMessages = messagesProvider("en", {
	confirmOrder,
	address,
	addressToasts,
	cart,
	cartBlocks,
	cartSummary,
	checkout,
	coupon,
	delivery,
	ifMissing,
	openPayments,
	paymentResult,
	sharedBasket,
	slots,
	totals,
	verification,
	wallets,
	whatsapp,
});
