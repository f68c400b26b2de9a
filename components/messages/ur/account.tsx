"use client";

import { carrierOf } from "@/lib/client/messages";
import { address } from "@/lib/messages/ur/address";
import { addressToasts } from "@/lib/messages/ur/address-toasts";
import { leaving } from "@/lib/messages/ur/leaving";
import { password } from "@/lib/messages/ur/password";
import { verification } from "@/lib/messages/ur/verification";

/** What the account's page says. */
export const AccountMessages = carrierOf("ur", { address, addressToasts, leaving, password, verification });
