"use client";

import { carrierOf } from "@/lib/client/messages";
import { cartToasts } from "@/lib/messages/ur/cart-toasts";
import { common } from "@/lib/messages/ur/common";
import { failure } from "@/lib/messages/ur/failure";
import { late } from "@/lib/messages/ur/late";
import { places } from "@/lib/messages/ur/places";
import { product } from "@/lib/messages/ur/product";
import { shell } from "@/lib/messages/ur/shell";
import { time } from "@/lib/messages/ur/time";
import { ui } from "@/lib/messages/ur/ui";

/** What is said on every page of the shop. */
export const BaseMessages = carrierOf(
	"ur",
	{ cartToasts, common, failure, places, product, shell, time, ui },
	late,
);
