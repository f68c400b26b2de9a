"use client";

import { passkeyLogin, password } from "@/lib/accounts/login-texts.en";
import { totals } from "@/lib/cart/texts.en";
import { messagesProvider } from "@/lib/client/messages";
import { delivery } from "@/lib/delivery/texts.en";
import { pushSwitch } from "@/lib/notifications/texts.en";
import { filters, product, wishes } from "@/lib/products/texts.en";
import { failure } from "@/lib/shell/failure-texts.en";
import { common, ui } from "@/lib/shell/texts.en";
import { time } from "@/lib/shell/time-texts.en";
import { passkeys, teamLogin } from "@/lib/team/texts.en";

/** What the parts say that the seller's side shares with the shop. It is English alone. */
export const SellerMessages = messagesProvider("en", {
	common,
	delivery,
	failure,
	filters,
	passkeyLogin,
	passkeys,
	password,
	product,
	pushSwitch,
	teamLogin,
	time,
	totals,
	ui,
	wishes,
});
