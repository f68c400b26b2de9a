"use client";

import dynamic from "next/dynamic";

/** The login form, apart from what every page of the area fetches: those who are signed in never see it. */
export const SellerLoginForm = dynamic(() => import("./login-form"));
