"use client";

import { carrierOf } from "@/lib/client/messages";
import { counter } from "@/lib/messages/en/counter";

/** What Deals & Offers says beside its crates. */
export const DealsMessages = carrierOf("en", { counter });
