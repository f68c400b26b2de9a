import type { Metadata } from "next";
import { PageHead } from "@/components/shell/page-head";
import { ContactForm } from "@/components/shop/contact-form";
import { OpeningHours } from "@/components/shop/opening-hours";
import { Icon, type IconName } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { pageMessages } from "@/lib/server/pages/messages";
import { alternatesOf } from "@/lib/server/pages/metadata";
import { phoneHref, SHOP, type Shop, whatsappHref } from "@/lib/shop/rules/shop-details";
import { getShopAhead } from "@/lib/shop/server/read";

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	const shop = await getShopAhead();
	const text = await pageMessages("contact");
	return {
		title: text.title,
		description: text.description(shop.name, text.allHours(shop), SHOP.replyHours),
		alternates: await alternatesOf("/contact"),
	};
}

type Card = { title: string; text: string; href?: string; icon: IconName };

/** What there is to say of email, phone, address and hours. */
async function cardsOf(shop: Shop): Promise<Card[]> {
	const { phone, whatsapp, email, address } = shop;
	const text = await pageMessages("contact");
	return [
		...(email ? [{ title: text.email, text: email, href: `mailto:${email}`, icon: "mail" as const }] : []),
		...(phone ? [{ title: text.phone, text: phone, href: phoneHref(phone), icon: "phone" as const }] : []),
		...(whatsapp
			? [
					{
						title: text.whatsapp,
						text: whatsapp,
						href: whatsappHref(whatsapp, text.chat),
						icon: "message-circle" as const,
					},
				]
			: []),
		{ title: text.address, text: (await pageMessages("places")).address(address), icon: "map-pin" },
		// Days that differ are listed below.
		...(shop.opens === null
			? []
			: [{ title: text.hours, text: text.allHours(shop), icon: "clock" as const }]),
	];
}

/** How to reach the shop, and a form to write to it (spec 2, Contact). */
export default async function ContactPage() {
	const shop = await getShopAhead();
	const text = await pageMessages("contact");
	const differs = shop.opens === null || shop.specialHours.length + shop.closedDays.length > 0;
	return (
		<div className="wrap pb-section">
			<PageHead title={text.title}>{text.lead}</PageHead>
			<ul className="mb-8 grid gap-cards sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
				{(await cardsOf(shop)).map(({ title, text, href, icon }) => (
					<li key={title} className="flex items-start gap-3.5 rounded-lg bg-surface p-5 ring-1 ring-line">
						<span className="grid size-12 flex-none place-items-center rounded-full bg-primary-soft text-on-primary-soft">
							<Icon name={icon} className="size-5.5" />
						</span>
						<div className="min-w-0 leading-snug">
							<h2 className="font-bold">{title}</h2>
							{href ? (
								<a href={href} className="tap-area text-primary hover:underline">
									<bdi dir="ltr">{text}</bdi>
								</a>
							) : (
								<p className="text-ink-2">{text}</p>
							)}
						</div>
					</li>
				))}
			</ul>
			<div className="mx-auto grid max-w-200 gap-4">
				{differs && <OpeningHours />}
				<ContactForm />
				<Notice tone="success" title={text.answered(SHOP.replyHours)}>
					{text.byPerson}
					{shop.phone && ` ${text.callInstead}`}
				</Notice>
			</div>
		</div>
	);
}
