import { passkeyLogin, password, phoneLogin } from "@/lib/accounts/login-texts.ur";
import {
	account,
	accountContact,
	accountLinks,
	accountSecurity,
	address,
	addressToasts,
	verification,
} from "@/lib/accounts/texts.ur";
import { totals } from "@/lib/cart/texts.ur";
import { messagesProvider } from "@/lib/client/messages";
import { delivery, slots } from "@/lib/delivery/texts.ur";
import { notify } from "@/lib/messages/texts.ur";
import { accountMoney } from "@/lib/money/texts.ur";
import { pushSwitch } from "@/lib/notifications/texts.ur";
import { confirmOrder } from "@/lib/orders/confirm-texts.ur";
import { arrival, orderLive } from "@/lib/orders/texts.ur";
import { ifMissing } from "@/lib/packing/texts.ur";
import { openPayments, wallets } from "@/lib/payments/texts.ur";
import { leaving, whatsapp } from "@/lib/shell/texts.ur";
import { passkeys } from "@/lib/team/texts.ur";
import { weekly, weeklyOrder } from "@/lib/weekly/texts.ur";

export const AccountMessages = messagesProvider("ur", {
	confirmOrder,
	account,
	accountContact,
	accountLinks,
	accountMoney,
	accountSecurity,
	address,
	addressToasts,
	arrival,
	delivery,
	ifMissing,
	leaving,
	notify,
	openPayments,
	orderLive,
	passkeyLogin,
	passkeys,
	password,
	phoneLogin,
	pushSwitch,
	slots,
	totals,
	verification,
	wallets,
	weekly,
	weeklyOrder,
	whatsapp,
});
