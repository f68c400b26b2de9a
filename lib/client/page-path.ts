"use client";

import { usePathname } from "next/navigation";
import { withoutLanguage } from "@/lib/text/language";

/** The path of the page around as the table of pages has it, whatever its language: `/cart` for `/ur/cart`. */
export function usePagePath(): string {
	return withoutLanguage(usePathname());
}
