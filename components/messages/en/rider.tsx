"use client";

import { carrierOf } from "@/lib/client/messages";
import { passkeyLogin } from "@/lib/messages/en/passkey-login";
import { pushSwitch } from "@/lib/messages/en/push-switch";
import { rider } from "@/lib/messages/en/rider";
import { teamLogin } from "@/lib/messages/en/team-login";

/** What a rider reads: the day, and the login before it. */
export const RiderMessages = carrierOf("en", { passkeyLogin, pushSwitch, rider, teamLogin });
