import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SellerMessages } from "@/app/texts/seller.en";
import { ShopProvider, Toaster } from "@/components/shell/providers";
import { getPageShop } from "@/lib/server/pages/shop";
import "../seller/seller.css";

export const metadata: Metadata = { title: "Join the team", robots: { index: false, follow: false } };

/** Around the page on which somebody joins the team, who is nobody yet. */
export default async function JoinLayout({ children }: { children: ReactNode }) {
	return (
		<SellerMessages>
			<ShopProvider shop={await getPageShop()}>
				{children}
				<Toaster />
			</ShopProvider>
		</SellerMessages>
	);
}
