"use client";

import { carrierOf } from "@/lib/client/messages";
import { common } from "@/lib/messages/ur/common";
import { ui } from "@/lib/messages/ur/ui";

/** What the plain parts say where the shop's frame is not around them. */
export const PlainMessages = carrierOf("ur", { common, ui });
