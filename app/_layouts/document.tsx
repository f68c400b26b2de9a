import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { LaterScripts } from "@/components/ui/later-scripts";
import { ThemeScript } from "@/components/ui/theme-script";
import { DIRECTIONS } from "@/lib/domain/language";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { getOrigin } from "@/lib/server/pages/origin";
import { getShop } from "@/lib/server/shop/read";
import { NIGHT, PAPER } from "../theme-colours";

/** What every page says of itself where it says nothing more particular. */
export async function documentMetadata(): Promise<Metadata> {
	const [origin, shop] = await Promise.all([getOrigin(), getShop()]);
	const text = pageMessages("frame");
	const name = pageMessages("common").shopName(shop.name);
	return {
		metadataBase: new URL(origin),
		title: {
			default: text.title(name),
			template: `%s · ${name}`,
		},
		description: text.tagline,
		applicationName: name,
		appleWebApp: { title: name },
		formatDetection: { telephone: false },
		openGraph: { type: "website", siteName: name, locale: `${pageLanguage()}_PK` },
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

/** What every page stands in, in its language. A component of the browser here would bring along what an unknown address shows. */
export function DocumentLayout({ children }: { children: ReactNode }) {
	const language = pageLanguage();
	return (
		<html lang={language} dir={DIRECTIONS[language]} suppressHydrationWarning>
			<head>
				<ThemeScript />
				<LaterScripts />
			</head>
			<body>{children}</body>
		</html>
	);
}
