"use client";

import { carrierOf } from "@/lib/client/messages";
import { counter } from "@/lib/messages/ur/counter";

/** What Deals & Offers says beside its crates. */
export const DealsMessages = carrierOf("ur", { counter });
