import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ShopTexts } from "@/app/texts/shop";
import { ShopProvider, Toaster } from "@/components/shell/providers";
import { KeepFocus } from "@/components/ui/keep-focus";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { getPageShop } from "@/lib/server/pages/shop";
import { pathIn } from "@/lib/text/language";
import "@/app/(english)/seller/seller.css";

export async function generateMetadata(): Promise<Metadata> {
	return {
		title: (await pageMessages("riderPage")).title,
		robots: { index: false, follow: false },
		manifest: pathIn(await pageLanguage(), "/rider/manifest.webmanifest"),
	};
}

/** Around the rider's pages, which are an app of their own. */
export default async function RiderLayout({ children }: { children: ReactNode }) {
	return (
		<ShopTexts>
			<ShopProvider shop={await getPageShop()}>
				{children}
				<KeepFocus />
				<Toaster />
			</ShopProvider>
		</ShopTexts>
	);
}
