import { address, addressToasts, verification } from "@/lib/accounts/texts.ur";
import { cart, cartBlocks, cartSummary, sharedBasket, totals } from "@/lib/cart/texts.ur";
import { messagesProvider } from "@/lib/client/messages";
import { coupon } from "@/lib/coupons/texts.ur";
import { delivery, slots } from "@/lib/delivery/texts.ur";
import { confirmOrder } from "@/lib/orders/confirm-texts.ur";
import { checkout } from "@/lib/orders/texts.ur";
import { ifMissing } from "@/lib/packing/texts.ur";
import { openPayments, paymentResult, wallets } from "@/lib/payments/texts.ur";
import { whatsapp } from "@/lib/shell/texts.ur";

export const BuyMessages = messagesProvider("ur", {
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
