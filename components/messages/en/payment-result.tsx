"use client";

import { carrierOf } from "@/lib/client/messages";
import { paymentResult } from "@/lib/messages/en/payment-result";
import { wallets } from "@/lib/messages/en/wallets";

/** What the page of a payment's result says. */
export const PaymentResultMessages = carrierOf("en", { paymentResult, wallets });
