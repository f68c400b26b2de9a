"use client";

import { carrierOf } from "@/lib/client/messages";
import { faqSearch } from "@/lib/messages/en/faq-search";

/** What the page of questions says in the browser. */
export const FaqMessages = carrierOf("en", { faqSearch });
