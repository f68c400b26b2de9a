import { HandCoins, Leaf, type LucideIcon, ShieldCheck, Timer } from "lucide-react";
import type { Metadata } from "next";
import { Team } from "@/components/shop/about/team";
import { PageHead } from "@/components/shop/page/page-head";
import { Section } from "@/components/shop/page/section";
import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { CITY } from "@/lib/domain/areas";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { FIGURES, SHOP } from "@/lib/domain/shop";
import { alternatesOf } from "@/lib/server/pages/alternates";
import { getShop } from "@/lib/server/shop/read";

export async function aboutMetadata(): Promise<Metadata> {
	const { name } = await getShop();
	return {
		title: "About Us",
		description: `Who ${name} is: fresh produce and bundle crates for ${CITY}, at the door within ${SHOP.promisedMinutes} minutes.`,
		alternates: alternatesOf("/about"),
	};
}

const VALUES: readonly { title: string; text: string; Icon: LucideIcon }[] = [
	{
		title: "Fresh first",
		text: "What is not good enough for our own table does not reach the shelf.",
		Icon: Leaf,
	},
	{
		title: "On time",
		text: `Delivery within ${SHOP.promisedMinutes} minutes is the promise we measure ourselves by.`,
		Icon: Timer,
	},
	{
		title: "Fair prices",
		text: "One price for every street, with tax and delivery shown before you order.",
		Icon: HandCoins,
	},
	{ title: "Taken back", text: "Not fresh? Hand it to the rider. That is all it takes.", Icon: ShieldCheck },
];

/** About the shop: the figures and three team members (spec 1). */
export async function AboutPage() {
	const { name, areas } = await getShop();
	return (
		<div className="wrap pb-section">
			<PageHead title="About Us" urdu="sabz">
				<p className="max-w-160">
					{name} is a greengrocer in {CITY} that comes to you: fruits, vegetables and bundle crates, delivered
					in {areas.length} areas of the city within {SHOP.promisedMinutes} minutes.
				</p>
			</PageHead>
			<dl className="grid grid-cols-2 gap-x-5 gap-y-6 rounded-xl bg-deep p-7 text-on-deep on-deep sm:grid-cols-3 md:p-10 lg:grid-cols-5">
				{FIGURES.map(({ value, label }) => (
					<div key={label} className="flex flex-col-reverse max-sm:last:col-span-2">
						<dt className="text-on-deep-2">{label}</dt>
						<dd className="display-figure text-4xl text-mango-300">{value}</dd>
					</div>
				))}
			</dl>
			<Section title="How it began">
				<div className="grid items-center gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
					<div className="grid max-w-160 gap-4 text-lg text-ink-2">
						<p>
							Good fruit is not rare in {CITY}. Time is: the mandi opens before dawn, and by the time the
							day’s work is done the best of it is gone.
						</p>
						<p>
							So we go in the morning for everyone. We choose from more than fifty farms, sort by hand, write
							one price on each placard, and send a rider the moment you order.
						</p>
						<p>Palak for tonight, kinnow for the week, a crate for the wedding: it is the same promise.</p>
					</div>
					<Picture
						src="/art/crate-full.webp"
						alt="A wooden crate filled with vegetables"
						width={640}
						height={640}
						sizes="(min-width: 64rem) 24rem, 18rem"
						pixels={[256, 828]}
						className="mx-auto aspect-4/3 w-full max-w-96 object-cover object-bottom"
					/>
				</div>
			</Section>
			<Section title="What we stand for">
				<ul className="grid gap-x-cards gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
					{VALUES.map(({ title, text, Icon }) => (
						<li key={title} className="grid content-start gap-1.5">
							<span className="mb-1.5 grid size-12 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
								<Icon className="size-5.5" aria-hidden />
							</span>
							<h3 className="text-lg font-bold">{title}</h3>
							<p className="text-ink-2">{text}</p>
						</li>
					))}
				</ul>
			</Section>
			<Section title="Who you deal with" note="Three people stand behind every order.">
				<Team />
			</Section>
			<p className="flex flex-wrap gap-2.5 pt-section">
				<ButtonLink href={BROWSE_PATH} size="lg">
					Start Shopping
				</ButtonLink>
				<ButtonLink href="/contact" size="lg" variant="outline">
					Contact Us
				</ButtonLink>
			</p>
		</div>
	);
}
