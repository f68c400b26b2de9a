"use client";

import { carrierOf } from "@/lib/client/messages";
import { sharedBasket } from "@/lib/messages/ur/shared-basket";

/** What the page of a shared basket says. */
export const SharedBasketMessages = carrierOf("ur", { sharedBasket });
