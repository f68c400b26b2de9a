import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { LaterStylesScript } from "@/components/ui/later-styles-script";
import { ThemeScript } from "@/components/ui/theme-script";
import { SHOP } from "@/lib/domain/shop";
import { getOrigin } from "@/lib/server/pages/origin";
import { getShop } from "@/lib/server/shop/read";
import { NIGHT, PAPER } from "./theme-colours";
import "./globals.css";

/** What every page says of itself where it says nothing more particular. */
export async function generateMetadata(): Promise<Metadata> {
	const [origin, { name }] = await Promise.all([getOrigin(), getShop()]);
	return {
		metadataBase: new URL(origin),
		title: {
			default: `Fresh fruits and vegetables in 60 minutes, Jhang · ${name}`,
			template: `%s · ${name}`,
		},
		description: SHOP.tagline,
		applicationName: name,
		appleWebApp: { title: name },
		formatDetection: { telephone: false },
		openGraph: { type: "website", siteName: name, locale: "en_PK" },
		twitter: { card: "summary_large_image" },
	};
}

export const viewport: Viewport = {
	width: "device-width",
	initialScale: 1,
	viewportFit: "cover",
	themeColor: [
		{ media: "(prefers-color-scheme: light)", color: PAPER },
		{ media: "(prefers-color-scheme: dark)", color: NIGHT },
	],
};

/** What every page stands in. A component of the browser here would bring along what an unknown address shows. */
export default function RootLayout({ children }: { children: ReactNode }) {
	return (
		<html lang="en" suppressHydrationWarning>
			<head>
				<ThemeScript />
				<LaterStylesScript />
			</head>
			<body>{children}</body>
		</html>
	);
}
