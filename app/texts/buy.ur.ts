export { address, addressToasts, verification } from "@/lib/accounts/texts.ur";
export { cart, cartBlocks, cartSummary, sharedBasket, totals } from "@/lib/cart/texts.ur";
export { coupon } from "@/lib/coupons/texts.ur";
export { delivery, slots } from "@/lib/delivery/texts.ur";
export { confirmOrder } from "@/lib/orders/confirm-texts.ur";
export { checkout } from "@/lib/orders/texts.ur";
export { ifMissing } from "@/lib/packing/texts.ur";
export { openPayments, paymentResult, wallets } from "@/lib/payments/texts.ur";
export { whatsapp } from "@/lib/shell/texts.ur";
