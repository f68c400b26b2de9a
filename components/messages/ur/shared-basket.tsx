"use client";

import { carrierOf } from "@/lib/client/messages";
import { sharedBasket } from "@/lib/messages/ur/shared-basket";
import { totals } from "@/lib/messages/ur/totals";

/** What the page of a shared basket says. */
export const SharedBasketMessages = carrierOf("ur", { sharedBasket, totals });
