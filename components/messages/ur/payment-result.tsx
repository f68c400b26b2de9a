"use client";

import { carrierOf } from "@/lib/client/messages";
import { paymentResult } from "@/lib/messages/ur/payment-result";
import { wallets } from "@/lib/messages/ur/wallets";

/** What the page of a payment's result says. */
export const PaymentResultMessages = carrierOf("ur", { paymentResult, wallets });
