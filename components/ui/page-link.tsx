import type { ComponentProps } from "react";

/**
 * A link within the shop. It is plain HTML that costs the browser nothing: PageLinks in the shop's layout fetches
 * its page ahead on a sign of intent, and shows it without leaving the present one.
 */
export function PageLink(props: ComponentProps<"a"> & { href: string }) {
	return <a data-page="" {...props} />;
}
