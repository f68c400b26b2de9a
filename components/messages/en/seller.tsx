"use client";

import { carrierOf } from "@/lib/client/messages";
import { common } from "@/lib/messages/en/common";
import { ui } from "@/lib/messages/en/ui";

/** What the parts say that the seller's side shares with the shop. It is English alone. */
export const SellerMessages = carrierOf("en", { common, ui });
