import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Toaster } from "@/components/toaster/toaster";
import "../seller/seller.css";

export const metadata: Metadata = {
	title: "Deliveries",
	robots: { index: false, follow: false },
	manifest: "/rider/manifest.webmanifest",
};

/** Around the rider's pages, which are an app of their own. */
export default function RiderLayout({ children }: { children: ReactNode }) {
	return (
		<>
			{children}
			<Toaster />
		</>
	);
}
