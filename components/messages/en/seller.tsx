"use client";

import { carrierOf } from "@/lib/client/messages";
import { common } from "@/lib/messages/en/common";
import { delivery } from "@/lib/messages/en/delivery";
import { failure } from "@/lib/messages/en/failure";
import { filters } from "@/lib/messages/en/filters";
import { passkeyLogin } from "@/lib/messages/en/passkey-login";
import { passkeys } from "@/lib/messages/en/passkeys";
import { product } from "@/lib/messages/en/product";
import { pushSwitch } from "@/lib/messages/en/push-switch";
import { teamLogin } from "@/lib/messages/en/team-login";
import { time } from "@/lib/messages/en/time";
import { totals } from "@/lib/messages/en/totals";
import { ui } from "@/lib/messages/en/ui";

/** What the parts say that the seller's side shares with the shop. It is English alone. */
export const SellerMessages = carrierOf("en", {
	common,
	delivery,
	failure,
	filters,
	passkeyLogin,
	passkeys,
	product,
	pushSwitch,
	teamLogin,
	time,
	totals,
	ui,
});
