export { address, addressToasts, verification } from "@/lib/accounts/texts.en";
export { cart, cartBlocks, cartSummary, sharedBasket, totals } from "@/lib/cart/texts.en";
export { coupon } from "@/lib/coupons/texts.en";
export { delivery, slots } from "@/lib/delivery/texts.en";
export { confirmOrder } from "@/lib/orders/confirm-texts.en";
export { checkout } from "@/lib/orders/texts.en";
export { ifMissing } from "@/lib/packing/texts.en";
export { openPayments, paymentResult, wallets } from "@/lib/payments/texts.en";
export { whatsapp } from "@/lib/shell/texts.en";
