import { passkeyLogin, password, phoneLogin } from "@/lib/accounts/login-texts.en";
import {
	account,
	accountContact,
	accountLinks,
	accountSecurity,
	address,
	addressToasts,
	verification,
} from "@/lib/accounts/texts.en";
import { totals } from "@/lib/cart/texts.en";
import { messagesProvider } from "@/lib/client/messages";
import { delivery, slots } from "@/lib/delivery/texts.en";
import { notify } from "@/lib/messages/texts.en";
import { accountMoney } from "@/lib/money/texts.en";
import { pushSwitch } from "@/lib/notifications/texts.en";
import { confirmOrder } from "@/lib/orders/confirm-texts.en";
import { arrival, orderLive } from "@/lib/orders/texts.en";
import { ifMissing } from "@/lib/packing/texts.en";
import { openPayments, wallets } from "@/lib/payments/texts.en";
import { leaving, whatsapp } from "@/lib/shell/texts.en";
import { passkeys } from "@/lib/team/texts.en";
import { weekly, weeklyOrder } from "@/lib/weekly/texts.en";

export const AccountMessages = messagesProvider("en", {
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
