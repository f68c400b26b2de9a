export { passkeyLogin, password, phoneLogin } from "@/lib/accounts/login-texts.en";
export {
	account,
	accountContact,
	accountLinks,
	accountSecurity,
	address,
	addressToasts,
	verification,
} from "@/lib/accounts/texts.en";
export { totals } from "@/lib/cart/texts.en";
export { delivery, slots } from "@/lib/delivery/texts.en";
export { notify } from "@/lib/messages/texts.en";
export { accountMoney } from "@/lib/money/texts.en";
export { pushSwitch } from "@/lib/notifications/texts.en";
export { confirmOrder } from "@/lib/orders/confirm-texts.en";
export { arrival, orderLive } from "@/lib/orders/texts.en";
export { ifMissing } from "@/lib/packing/texts.en";
export { openPayments, wallets } from "@/lib/payments/texts.en";
export { leaving, whatsapp } from "@/lib/shell/texts.en";
export { passkeys } from "@/lib/team/texts.en";
export { weekly, weeklyOrder } from "@/lib/weekly/texts.en";
