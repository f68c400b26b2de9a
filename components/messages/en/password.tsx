"use client";

import { carrierOf } from "@/lib/client/messages";
import { accountLinks } from "@/lib/messages/en/account-links";
import { password } from "@/lib/messages/en/password";

/** What the page says on which a new password is set. */
export const PasswordMessages = carrierOf("en", { accountLinks, password });
