import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { LaterStylesScript } from "@/components/ui/later-styles-script";
import { ThemeScript } from "@/components/ui/theme-script";
import { SHOP } from "@/lib/domain/shop";
import { getOrigin } from "@/lib/server/pages/origin";
import { NIGHT, PAPER } from "./theme-colours";
import "./globals.css";

/** What every page says of itself where it says nothing more particular. */
export async function generateMetadata(): Promise<Metadata> {
	return {
		metadataBase: new URL(await getOrigin()),
		title: {
			default: `Fresh fruits and vegetables in 60 minutes, Jhang · ${SHOP.name}`,
			template: `%s · ${SHOP.name}`,
		},
		description: SHOP.tagline,
		applicationName: SHOP.name,
		appleWebApp: { title: SHOP.name },
		formatDetection: { telephone: false },
		openGraph: { type: "website", siteName: SHOP.name, locale: "en_PK" },
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
