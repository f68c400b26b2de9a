"use client";

import { carrierOf } from "@/lib/client/messages";
import { account } from "@/lib/messages/ur/account";
import { accountMoney } from "@/lib/messages/ur/account-money";
import { accountSecurity } from "@/lib/messages/ur/account-security";
import { address } from "@/lib/messages/ur/address";
import { addressToasts } from "@/lib/messages/ur/address-toasts";
import { leaving } from "@/lib/messages/ur/leaving";
import { passkeyLogin } from "@/lib/messages/ur/passkey-login";
import { passkeys } from "@/lib/messages/ur/passkeys";
import { password } from "@/lib/messages/ur/password";
import { verification } from "@/lib/messages/ur/verification";

/** What the account's page says. */
export const AccountMessages = carrierOf("ur", {
	account,
	accountMoney,
	accountSecurity,
	address,
	addressToasts,
	leaving,
	passkeyLogin,
	passkeys,
	password,
	verification,
});
