import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { missingContact, type ShopDetails } from "@/lib/shop/rules/shop-details";

const NAMES = { phone: "a phone number", email: "an email address" } as const;

/** Says what customers still need in order to reach the shop; nothing once it has been said. */
export function ContactMissing({ details, children }: { details: ShopDetails; children?: ReactNode }) {
	const missing = missingContact(details);
	if (missing.length === 0) return null;
	return (
		<Notice tone="warning" title={`Customers cannot reach the shop yet.`}>
			Please add {missing.map((name) => NAMES[name]).join(" and ")}. {children}
		</Notice>
	);
}
