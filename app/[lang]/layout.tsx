import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { useLanguage } from "#messages";
import { LATER_PARTS_SCRIPT, THEME_SCRIPT } from "@/lib/early/early-scripts.mjs";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { getOrigin, openGraphOf } from "@/lib/server/pages/metadata";
import { getShop } from "@/lib/shop/server/read";
import { DIRECTIONS, LANGUAGES, pathIn } from "@/lib/text/language";
import { NIGHT, PAPER } from "../theme-colours";
import "../styles/faces.css";
import "../globals.css";

/** Puts the theme that was chosen earlier in place before anything is painted. */
function ThemeScript() {
	return <script>{THEME_SCRIPT}</script>;
}

/**
 * Puts a page's style sheets, faces and scripts in place once they have come; it is painted without them
 * (docs/decisions/0080), and what is pressed and typed meanwhile is kept.
 */
function LaterScripts() {
	return <script>{LATER_PARTS_SCRIPT}</script>;
}

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

/** What every page stands in, in its language. A component of the browser here would bring along what an unknown address shows. */
export default function DocumentLayout({ children }: { children: ReactNode }) {
	const language = useLanguage();
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
