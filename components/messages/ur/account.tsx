"use client";

import { carrierOf } from "@/lib/client/messages";
import { leaving } from "@/lib/messages/ur/leaving";
import { password } from "@/lib/messages/ur/password";

/** What the account's page says. */
export const AccountMessages = carrierOf("ur", { leaving, password });
