"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { call } from "@/lib/client/api";

/** The login form, apart from what every page of the area fetches: those who are signed in never see it. */
export const SellerLoginForm = dynamic(() => import("./login-form"));

/** Whoever is not signed in leaves no deliveries on this phone, on whichever page they find the login. */
export function ForgetDay() {
	useEffect(() => {
		import("@/lib/riders/client/memory").then(({ forgetDay }) => forgetDay()).catch(() => undefined);
	}, []);
	return null;
}

/** Takes back a seller's cookie that counts no more, so that this browser can visit the storefront again. */
export function ForgetSession() {
	useEffect(() => {
		call("POST /api/seller/logout").catch(() => undefined);
	}, []);
	return null;
}
