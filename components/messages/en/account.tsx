"use client";

import { carrierOf } from "@/lib/client/messages";
import { account } from "@/lib/messages/en/account";
import { accountMoney } from "@/lib/messages/en/account-money";
import { accountSecurity } from "@/lib/messages/en/account-security";
import { address } from "@/lib/messages/en/address";
import { addressToasts } from "@/lib/messages/en/address-toasts";
import { leaving } from "@/lib/messages/en/leaving";
import { passkeyLogin } from "@/lib/messages/en/passkey-login";
import { passkeys } from "@/lib/messages/en/passkeys";
import { password } from "@/lib/messages/en/password";
import { verification } from "@/lib/messages/en/verification";

/** What the account's page says. */
export const AccountMessages = carrierOf("en", {
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
