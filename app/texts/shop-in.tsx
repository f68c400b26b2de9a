"use client";

import dynamic from "next/dynamic";
import type { Language } from "@/lib/text/language";
import { textsOf } from "./texts-of";

const EnglishFaces = dynamic(() => import("./english-faces"));
const UrduFaces = dynamic(() => import("./urdu-faces"));
const UrduStyles = dynamic(() => import("./urdu-styles"));

/** Brings the style sheets that pages in the other language do without. Draws nothing. */
export function StylesIn({ language }: { language: Language }) {
	if (language === "en") return <EnglishFaces />;
	return (
		<>
			<UrduFaces />
			<UrduStyles />
		</>
	);
}

/** What is said on every page of the shop, in this language. */
export const ShopTextsIn = textsOf({ en: () => import("./shop.en"), ur: () => import("./shop.ur") });
