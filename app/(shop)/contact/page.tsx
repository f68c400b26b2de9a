import { Clock, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { Metadata } from "next";
import { ContactForm } from "@/components/shop/static/contact-form";
import { PageHead } from "@/components/shop/static/page-head";
import { Notice } from "@/components/ui/notice";
import { SHOP } from "@/lib/domain/shop";

export const dynamic = "force-static";

export const metadata: Metadata = {
	title: "Contact Us",
	description: `Call or write to ${SHOP.name}: ${SHOP.hours}. Messages are answered within ${SHOP.replyHours} hours.`,
	alternates: { canonical: "/contact" },
};

type Card = { title: string; text: string; href?: string; Icon: LucideIcon };

const CARDS: readonly Card[] = [
	{ title: "Email", text: SHOP.email, href: `mailto:${SHOP.email}`, Icon: Mail },
	{ title: "Phone", text: SHOP.phone, href: SHOP.phoneHref, Icon: Phone },
	{ title: "Address", text: SHOP.address, Icon: MapPin },
	{ title: "Hours", text: SHOP.hours, Icon: Clock },
];

/** How to reach the shop, and a form to write to it (spec 2, Contact). */
export default function ContactPage() {
	return (
		<div className="wrap pb-section">
			<PageHead title="Contact Us">
				Wrong item, late rider, or 20 kg of onions for a wedding: a person answers.
			</PageHead>
			<ul className="mb-8 grid gap-shelf sm:grid-cols-2 lg:grid-cols-4">
				{CARDS.map(({ title, text, href, Icon }) => (
					<li key={title} className="flex items-start gap-3.5 rounded-lg bg-surface p-5 ring-1 ring-line">
						<span className="grid size-12 flex-none place-items-center rounded-full bg-primary-soft text-on-primary-soft">
							<Icon className="size-5.5" aria-hidden />
						</span>
						<div className="min-w-0 leading-snug">
							<h2 className="font-bold">{title}</h2>
							{href ? (
								<a href={href} className="tap-area text-primary hover:underline">
									{text}
								</a>
							) : (
								<p className="text-ink-2">{text}</p>
							)}
						</div>
					</li>
				))}
			</ul>
			<div className="mx-auto grid max-w-200 gap-4">
				<ContactForm />
				<Notice tone="success" title={`An answer within ${SHOP.replyHours} hours.`}>
					Every message is read by a person. If it is about an order on its way, calling is faster.
				</Notice>
			</div>
		</div>
	);
}
