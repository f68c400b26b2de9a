"use client";

import { carrierOf } from "@/lib/client/messages";
import { favourites } from "@/lib/messages/en/favourites";

/** What the page of favourites says beside its products. */
export const FavouritesMessages = carrierOf("en", { favourites });
