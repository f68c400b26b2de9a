"use client";

import { useEffect } from "react";
import { call } from "@/lib/client/api";

/** Takes back a seller's cookie that counts no more, so that this browser can visit the storefront again. */
export function ForgetSession() {
	useEffect(() => {
		call("POST", "/api/seller/logout").catch(() => undefined);
	}, []);
	return null;
}
