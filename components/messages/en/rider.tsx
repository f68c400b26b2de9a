"use client";

import { carrierOf } from "@/lib/client/messages";
import { pushSwitch } from "@/lib/messages/en/push-switch";
import { rider } from "@/lib/messages/en/rider";
import { teamLogin } from "@/lib/messages/en/team-login";

/** What a rider reads: the day, and the login before it. */
export const RiderMessages = carrierOf("en", { pushSwitch, rider, teamLogin });
