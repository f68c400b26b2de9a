import type { ComponentProps } from "react";
import { useLanguage } from "#messages";
import { pathIn } from "@/lib/text/language";

/** Makes of a path of the shop the address of that page in the language of the page around; anything else stays. */
export function useHref() {
	const language = useLanguage();
	return (href: string): string => (href.startsWith("/") ? pathIn(language, href) : href);
}

/**
 * A link within the shop, to the page in the language of the one around. It is plain HTML that costs the browser nothing:
 * PageLinks in the shop's layout fetches its page ahead on a sign of intent, and shows it without leaving the present one.
 */
export function PageLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
	const to = useHref();
	return <a data-page="" href={to(href)} {...rest} />;
}
