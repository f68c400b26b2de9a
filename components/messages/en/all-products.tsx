"use client";

import { carrierOf } from "@/lib/client/messages";
import { browse } from "@/lib/messages/en/browse";
import { counter } from "@/lib/messages/en/counter";
import { filters } from "@/lib/messages/en/filters";

/** What All Products says beside its products. */
export const AllProductsMessages = carrierOf("en", { browse, counter, filters });
