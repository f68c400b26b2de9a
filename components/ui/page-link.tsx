import Link from "next/link";
import type { ComponentProps } from "react";

/** A link within the shop. Its page is fetched ahead on a sign of intent (PrefetchByIntent), not for being in view. */
export function PageLink(props: ComponentProps<typeof Link>) {
	return <Link prefetch={false} {...props} />;
}
