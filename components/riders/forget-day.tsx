"use client";

import { useEffect } from "react";
import { forgetDay } from "@/lib/riders/client/forget-day";

/** Whoever is not signed in leaves no deliveries on this phone. Draws nothing. */
export function ForgetDay(): null {
	useEffect(() => void forgetDay(), []);
	return null;
}
