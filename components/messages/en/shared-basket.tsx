"use client";

import { carrierOf } from "@/lib/client/messages";
import { sharedBasket } from "@/lib/messages/en/shared-basket";
import { totals } from "@/lib/messages/en/totals";

/** What the page of a shared basket says. */
export const SharedBasketMessages = carrierOf("en", { sharedBasket, totals });
