"use client";

import { carrierOf } from "@/lib/client/messages";
import { password } from "@/lib/messages/ur/password";

/** What is said beside a new password. */
export const PasswordMessages = carrierOf("ur", { password });
