"use client";

import { carrierOf } from "@/lib/client/messages";
import { accountLinks } from "@/lib/messages/ur/account-links";
import { password } from "@/lib/messages/ur/password";

/** What the page says on which a new password is set. */
export const PasswordMessages = carrierOf("ur", { accountLinks, password });
