"use client";

import { carrierOf } from "@/lib/client/messages";
import { common } from "@/lib/messages/en/common";
import { ui } from "@/lib/messages/en/ui";

/** What the plain parts say where the shop's frame is not around them. */
export const PlainMessages = carrierOf("en", { common, ui });
