"use client";

import { carrierOf } from "@/lib/client/messages";
import { leaving } from "@/lib/messages/en/leaving";
import { password } from "@/lib/messages/en/password";

/** What the account's page says. */
export const AccountMessages = carrierOf("en", { leaving, password });
