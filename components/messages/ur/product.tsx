"use client";

import { carrierOf } from "@/lib/client/messages";
import { buying } from "@/lib/messages/ur/buying";
import { reviews } from "@/lib/messages/ur/reviews";

/** What a product's page says beside the product. */
export const ProductMessages = carrierOf("ur", { buying, reviews });
