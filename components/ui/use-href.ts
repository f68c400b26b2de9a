import { useLanguage } from "#messages";
import { pathIn } from "@/lib/domain/language";

/** Makes of a path of the shop the address of that page in the language of the page around; anything else stays. */
export function useHref() {
	const language = useLanguage();
	return (href: string): string => (href.startsWith("/") ? pathIn(language, href) : href);
}
