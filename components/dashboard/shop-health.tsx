import Link from "next/link";
import { Notice } from "@/components/ui/notice";
import type { BackupHealth } from "@/lib/backups/rules";
import { missingContact, type ShopDetails } from "@/lib/shop/rules/shop-details";
import { formatDate, formatTime } from "@/lib/text/dates";
import { counted } from "@/lib/text/money";

const NAMES = { phone: "a phone number", email: "an email address" } as const;

type ContactMissingProps = {
	details: ShopDetails;
	/** Stands on another page than the details: leads to the first field that is empty. */
	leads?: boolean;
};

/** Says what customers still need in order to reach the shop; nothing once it has been said. */
export function ContactMissing({ details, leads }: ContactMissingProps) {
	const missing = missingContact(details);
	if (missing.length === 0) return null;
	return (
		<Notice tone="warning" title={`Customers cannot reach the shop yet.`}>
			Please add {missing.map((name) => NAMES[name]).join(" and ")}.{" "}
			{leads && <Link href={`/seller/shop#${missing[0]}`}>To the shop's details</Link>}
		</Notice>
	);
}

/** Says that a shop sells what it was filled with to begin with; nothing once each of it is decided. */
export function ExamplesNotice({ count }: { count: number }) {
	if (count === 0) return null;
	const have = count === 1 ? "has an example price" : "have example prices";
	return (
		<Notice tone="warning" title={`${counted(count, "example product")} ${have}.`}>
			Set your own prices for what you sell, and archive the rest; many can be chosen at once.{" "}
			<Link href="/seller/product-list?stock=example">To the examples</Link>
		</Notice>
	);
}

/** Says that a night went by without a backup, and why; nothing while there is nothing to say. */
export function BackupNotice({ health }: { health: BackupHealth | null }) {
	if (!health?.isMissed) return null;
	const { at, error } = health;
	const iso = at?.toISOString();
	return (
		<Notice tone="danger" title="The shop's data is not backed up.">
			{iso ? `The last backup is of ${formatDate(iso)}, ${formatTime(iso)}.` : "There is no backup yet."}{" "}
			{error && <span className="break-words">The last try said: “{error}”. </span>}
			<code>npm run doctor</code> says what to do.
		</Notice>
	);
}

/** Says that mails wait for a mail server that does not take them; nothing while they go out. */
export function MailNotice({ late, error }: { late: number; error: string | null }) {
	if (late === 0) return null;
	return (
		<Notice tone="danger" title={`${counted(late, "mail")} could not be sent yet.`}>
			{late === 1 ? "It is" : "They are"} tried again by {late === 1 ? "itself" : "themselves"}.{" "}
			{error && <span className="break-words">The last try said: “{error}”. </span>}
			<code>npm run doctor</code> says what to do.
		</Notice>
	);
}
