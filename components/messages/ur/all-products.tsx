"use client";

import { carrierOf } from "@/lib/client/messages";
import { browse } from "@/lib/messages/ur/browse";
import { counter } from "@/lib/messages/ur/counter";
import { filters } from "@/lib/messages/ur/filters";

/** What All Products says beside its products. */
export const AllProductsMessages = carrierOf("ur", { browse, counter, filters });
