"use client";

import { carrierOf } from "@/lib/client/messages";
import { cartToasts } from "@/lib/messages/en/cart-toasts";
import { common } from "@/lib/messages/en/common";
import { failure } from "@/lib/messages/en/failure";
import { late } from "@/lib/messages/en/late";
import { places } from "@/lib/messages/en/places";
import { product } from "@/lib/messages/en/product";
import { shell } from "@/lib/messages/en/shell";
import { time } from "@/lib/messages/en/time";
import { ui } from "@/lib/messages/en/ui";

/** What is said on every page of the shop. */
export const BaseMessages = carrierOf(
	"en",
	{ cartToasts, common, failure, places, product, shell, time, ui },
	late,
);
