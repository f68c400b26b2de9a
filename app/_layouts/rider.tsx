import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Toaster } from "@/components/toaster/toaster";
import { pathIn } from "@/lib/domain/language";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import "@/app/(english)/seller/seller.css";

export function riderMetadata(): Metadata {
	return {
		title: pageMessages("riderPage").title,
		robots: { index: false, follow: false },
		manifest: pathIn(pageLanguage(), "/rider/manifest.webmanifest"),
	};
}

/** Around the rider's pages, which are an app of their own. */
export function RiderLayout({ children }: { children: ReactNode }) {
	return (
		<>
			{children}
			<Toaster />
		</>
	);
}
