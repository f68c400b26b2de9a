import { Clock, type LucideIcon, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { Metadata } from "next";
import { ContactForm } from "@/components/shop/contact/contact-form";
import { PageHead } from "@/components/shop/page/page-head";
import { Notice } from "@/components/ui/notice";
import { SHOP } from "@/lib/domain/shop";
import { hoursText, phoneHref, type Shop, whatsappHref } from "@/lib/domain/shop-details";
import { alternatesOf } from "@/lib/server/pages/alternates";
import { getShop } from "@/lib/server/shop/read";

export async function contactMetadata(): Promise<Metadata> {
	const shop = await getShop();
	return {
		title: "Contact Us",
		description: `Write to ${shop.name}: ${hoursText(shop)}. Messages are answered within ${SHOP.replyHours} hours.`,
		alternates: alternatesOf("/contact"),
	};
}

/** With what a chat begins that somebody opens from here. */
const CHAT_WORDS = "Salaam, I have a question:";

type Card = { title: string; text: string; href?: string; Icon: LucideIcon };

/** What there is to say of email, phone, address and hours. */
function cardsOf(shop: Shop): Card[] {
	const { phone, whatsapp, email, address } = shop;
	return [
		...(email ? [{ title: "Email", text: email, href: `mailto:${email}`, Icon: Mail }] : []),
		...(phone ? [{ title: "Phone", text: phone, href: phoneHref(phone), Icon: Phone }] : []),
		...(whatsapp
			? [{ title: "WhatsApp", text: whatsapp, href: whatsappHref(whatsapp, CHAT_WORDS), Icon: MessageCircle }]
			: []),
		{ title: "Address", text: address, Icon: MapPin },
		{ title: "Hours", text: hoursText(shop), Icon: Clock },
	];
}

/** How to reach the shop, and a form to write to it (spec 2, Contact). */
export async function ContactPage() {
	const shop = await getShop();
	return (
		<div className="wrap pb-section">
			<PageHead title="Contact Us">
				Wrong item, late rider, or 20 kg of onions for a wedding: a person answers.
			</PageHead>
			<ul className="mb-8 grid gap-cards sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
				{cardsOf(shop).map(({ title, text, href, Icon }) => (
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
					Every message is read by a person.
					{shop.phone && " If it is about an order on its way, calling is faster."}
				</Notice>
			</div>
		</div>
	);
}
