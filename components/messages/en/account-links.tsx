"use client";

import { carrierOf } from "@/lib/client/messages";
import { accountLinks } from "@/lib/messages/en/account-links";

/** What the pages say to which mails about an account lead. */
export const AccountLinksMessages = carrierOf("en", { accountLinks });
