"use client";

import { carrierOf } from "@/lib/client/messages";
import { rider } from "@/lib/messages/en/rider";
import { teamLogin } from "@/lib/messages/en/team-login";

/** What a rider reads: the day, and the login before it. */
export const RiderMessages = carrierOf("en", { rider, teamLogin });
