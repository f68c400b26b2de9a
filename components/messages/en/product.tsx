"use client";

import { carrierOf } from "@/lib/client/messages";
import { buying } from "@/lib/messages/en/buying";
import { reviews } from "@/lib/messages/en/reviews";

/** What a product's page says beside the product. */
export const ProductMessages = carrierOf("en", { buying, reviews });
