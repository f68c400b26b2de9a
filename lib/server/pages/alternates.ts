import "server-only";
import type { Metadata } from "next";
import { pathIn } from "@/lib/text/language";
import { pageLanguage } from "./messages";

/** Where a page stands, for search engines: its own address, and the same page in each language (working day 7). */
export async function alternatesOf(path: string): Promise<NonNullable<Metadata["alternates"]>> {
	return { canonical: pathIn(await pageLanguage(), path), languages: languagesOf(path) };
}

/** The same page in each language, as `hreflang` names them; English where a reader's is neither. */
export function languagesOf(path: string) {
	return { en: pathIn("en", path), ur: pathIn("ur", path), "x-default": pathIn("en", path) };
}
