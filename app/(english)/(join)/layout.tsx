import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PasswordMessages } from "@/components/messages/en/password";
import { SellerMessages } from "@/components/messages/en/seller";
import { Toaster } from "@/components/toaster/toaster";
import "../seller/seller.css";

export const metadata: Metadata = { title: "Join the team", robots: { index: false, follow: false } };

/** Around the page on which somebody joins the team, who is nobody yet. */
export default function JoinLayout({ children }: { children: ReactNode }) {
	return (
		<SellerMessages>
			<PasswordMessages>{children}</PasswordMessages>
			<Toaster />
		</SellerMessages>
	);
}
