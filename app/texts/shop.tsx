import type { ReactNode } from "react";
import { useLanguage } from "#messages";
import { ShopTextsIn, StylesIn } from "./shop-in";

/** Around every page of the shop and of the rider: the texts and styles of its language. */
export function ShopTexts({ children }: { children: ReactNode }) {
	const language = useLanguage();
	return (
		<ShopTextsIn language={language}>
			<StylesIn language={language} />
			{children}
		</ShopTextsIn>
	);
}
