export { passkeyLogin, password, phoneLogin } from "@/lib/accounts/login-texts.ur";
export {
	account,
	accountContact,
	accountLinks,
	accountSecurity,
	address,
	addressToasts,
	verification,
} from "@/lib/accounts/texts.ur";
export { totals } from "@/lib/cart/texts.ur";
export { delivery, slots } from "@/lib/delivery/texts.ur";
export { notify } from "@/lib/messages/texts.ur";
export { accountMoney } from "@/lib/money/texts.ur";
export { pushSwitch } from "@/lib/notifications/texts.ur";
export { confirmOrder } from "@/lib/orders/confirm-texts.ur";
export { arrival, orderLive } from "@/lib/orders/texts.ur";
export { ifMissing } from "@/lib/packing/texts.ur";
export { openPayments, wallets } from "@/lib/payments/texts.ur";
export { leaving, whatsapp } from "@/lib/shell/texts.ur";
export { passkeys } from "@/lib/team/texts.ur";
export { weekly, weeklyOrder } from "@/lib/weekly/texts.ur";
