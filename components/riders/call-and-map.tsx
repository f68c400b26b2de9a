import { Navigation, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { type ButtonVariant, buttonClass } from "@/components/ui/button-class";
import type { Delivery } from "@/lib/riders/rules";
import { callHref, mapHref } from "./words";

type WayProps = { href: string; variant: ButtonVariant; label: string; children: ReactNode };

/** A way out of the page: plain, since the phone has an app of its own for it. */
function Way({ href, variant, label, children }: WayProps) {
	return (
		<a
			href={href}
			aria-label={label}
			rel="noreferrer"
			className={`${buttonClass({ variant, size: "lg", block: true })} [&>svg]:size-6`}
		>
			{children}
		</a>
	);
}

type CallAndMapProps = { delivery: Delivery; variant: ButtonVariant };

/** The customer's phone, and the way there on the phone's own map. */
export function CallAndMap({ delivery: { firstName, phone, address }, variant }: CallAndMapProps) {
	const { next: text } = useMessages("rider");
	return (
		<div className="grid grid-cols-2 gap-2.5">
			<Way href={callHref(phone)} variant={variant} label={text.callName(firstName)}>
				<Phone />
				{text.call}
			</Way>
			<Way href={mapHref(address)} variant={variant} label={text.mapToName(firstName)}>
				<Navigation />
				{text.map}
			</Way>
		</div>
	);
}
