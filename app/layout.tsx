import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Toaster } from "@/components/toaster/toaster";
import { ThemeScript } from "@/components/ui/theme-script";
import { SHOP } from "@/lib/domain/shop";
import { fontVariables } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
	title: {
		default: `Fresh fruits and vegetables in 60 minutes, Jhang · ${SHOP.name}`,
		template: `%s · ${SHOP.name}`,
	},
	description: SHOP.tagline,
	applicationName: SHOP.name,
	formatDetection: { telephone: false },
};

export const viewport: Viewport = {
	width: "device-width",
	initialScale: 1,
	viewportFit: "cover",
	themeColor: [
		{ media: "(prefers-color-scheme: light)", color: "#fbf7ee" },
		{ media: "(prefers-color-scheme: dark)", color: "#0f1710" },
	],
};

export default function RootLayout({ children }: { children: ReactNode }) {
	return (
		<html lang="en" className={fontVariables} suppressHydrationWarning>
			<head>
				<ThemeScript />
			</head>
			<body>
				{children}
				<Toaster />
			</body>
		</html>
	);
}
