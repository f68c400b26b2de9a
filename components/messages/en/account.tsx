"use client";

import { carrierOf } from "@/lib/client/messages";
import { address } from "@/lib/messages/en/address";
import { addressToasts } from "@/lib/messages/en/address-toasts";
import { leaving } from "@/lib/messages/en/leaving";
import { password } from "@/lib/messages/en/password";
import { verification } from "@/lib/messages/en/verification";

/** What the account's page says. */
export const AccountMessages = carrierOf("en", { address, addressToasts, leaving, password, verification });
