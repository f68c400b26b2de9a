/** Facts about the page for search engines. What people wrote cannot leave the script: `<` is spelled out. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
	const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json">{text}</script>;
}
