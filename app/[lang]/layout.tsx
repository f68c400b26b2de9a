import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { useLanguage } from "#messages";
import { EarlyScript } from "@/components/ui/early-script";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { openGraphOf } from "@/lib/server/pages/metadata";
import { getOrigin } from "@/lib/server/pages/origin";
import { getShop } from "@/lib/shop/server/read";
import { DIRECTIONS, LANGUAGES, pathIn } from "@/lib/text/language";
import { NIGHT, PAPER } from "../theme-colours";
import "../styles/faces.css";

/** The languages in which pages that are the same for everyone are made. */
export function generateStaticParams() {
	return LANGUAGES.map((lang) => ({ lang }));
}

/** What every page says of itself where it says nothing more particular. */
export async function generateMetadata(): Promise<Metadata> {
	const [origin, shop, language] = await Promise.all([getOrigin(), getShop(), pageLanguage()]);
	const text = await pageMessages("frame");
	const { tagline } = await pageMessages("share");
	const name = (await pageMessages("common")).shopName(shop.name);
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
		openGraph: await openGraphOf({ url: pathIn(language, "/opengraph-image"), alt: tagline }),
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

/** What every page stands in, in its language.  */
export default function DocumentLayout({ children }: { children: ReactNode }) {
	const language = useLanguage();
	return (
		<html lang={language} dir={DIRECTIONS[language]} suppressHydrationWarning>
			<head>
				<EarlyScript name="theme" />
				<EarlyScript name="laterParts" />
			</head>
			<body>{children}</body>
		</html>
	);
}
