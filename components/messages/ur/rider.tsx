"use client";

import { carrierOf } from "@/lib/client/messages";
import { passkeyLogin } from "@/lib/messages/ur/passkey-login";
import { pushSwitch } from "@/lib/messages/ur/push-switch";
import { rider } from "@/lib/messages/ur/rider";
import { teamLogin } from "@/lib/messages/ur/team-login";

/** What a rider reads: the day, and the login before it. */
export const RiderMessages = carrierOf("ur", { passkeyLogin, pushSwitch, rider, teamLogin });
