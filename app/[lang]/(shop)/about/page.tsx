import type { Metadata } from "next";
import { useMessages } from "#messages";
import { PageHead, Section } from "@/components/shell/page-head";
import { ButtonLink } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icons";
import { Picture } from "@/components/ui/picture";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { alternatesOf } from "@/lib/server/pages/metadata";
import { FIGURES, SHOP } from "@/lib/shop/rules/shop-details";
import { getShop } from "@/lib/shop/server/read";

/** Three people a shopper deals with. Portraits are left to the shop: what each works with stands in. */
const TEAM = [
	{ who: "buyer", art: "crate-full", tone: "veg" },
	{ who: "packer", art: "one-box", tone: "fruit" },
	{ who: "rider", art: "one-scooter", tone: "bundle" },
] as const;

/** The three team members (spec 1, about). */
function Team() {
	const { team: text } = useMessages("about");
	return (
		<ul className="grid gap-cards md:grid-cols-3">
			{TEAM.map(({ who, art, tone }) => (
				<li key={who} className="grid content-start gap-1.5 rounded-lg bg-surface p-6 ring-1 ring-line">
					<div className="tile mb-2 size-28" data-tone={tone} data-small="">
						<Picture src={`/art/${art}.webp`} alt="" width={112} height={112} />
					</div>
					<h3 className="display-type text-xl">{text[who].name}</h3>
					<p className="text-sm font-strong text-primary">{text[who].role}</p>
					<p className="text-ink-2">{text[who].about}</p>
				</li>
			))}
		</ul>
	);
}

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	const { name } = await getShop();
	const text = await pageMessages("about");
	const { city } = await pageMessages("places");
	return {
		title: text.title,
		description: text.description(name, city, SHOP.promisedMinutes),
		alternates: await alternatesOf("/about"),
	};
}

/** About the shop: the figures and three team members (spec 1). */
export default async function AboutPage() {
	const { name, areas } = await getShop();
	const text = await pageMessages("about");
	const { city } = await pageMessages("places");
	const isUrdu = (await pageLanguage()) === "ur";
	const values: { title: string; text: string; icon: IconName }[] = [
		{ ...text.values.fresh, icon: "leaf" },
		{ title: text.values.onTime.title, text: text.values.onTime.text(SHOP.promisedMinutes), icon: "timer" },
		{ ...text.values.prices, icon: "hand-coins" },
		{ ...text.values.returns, icon: "shield-check" },
	];
	return (
		<div className="wrap pb-section">
			<PageHead title={text.title} urdu={isUrdu ? undefined : "sabz"}>
				<p className="max-w-160">{text.lead(name, city, areas.length, SHOP.promisedMinutes)}</p>
			</PageHead>
			<dl className="grid grid-cols-2 gap-x-5 gap-y-6 rounded-xl bg-deep p-7 text-on-deep on-deep sm:grid-cols-3 md:p-10 lg:grid-cols-5">
				{FIGURES.map(({ value, of }) => (
					<div key={of} className="flex flex-col-reverse max-sm:last:col-span-2">
						<dt className="text-on-deep-2">{text.figures[of]}</dt>
						<dd className="display-figure text-4xl text-mango-300">{value}</dd>
					</div>
				))}
			</dl>
			<Section title={text.beginning.title}>
				<div className="grid items-center gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
					<div className="grid max-w-160 gap-4 text-lg text-ink-2">
						{text.beginning.paragraphs(city).map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					<Picture
						src="/art/crate-full.webp"
						alt={text.beginning.picture}
						width={640}
						height={640}
						sizes="(min-width: 64rem) 24rem, 18rem"
						pixels={[256, 828]}
						className="mx-auto aspect-4/3 w-full max-w-96 object-cover object-bottom"
					/>
				</div>
			</Section>
			<Section title={text.values.title}>
				<ul className="grid gap-x-cards gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
					{values.map(({ title, text: line, icon }) => (
						<li key={title} className="grid content-start gap-1.5">
							<span className="mb-1.5 grid size-12 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
								<Icon name={icon} className="size-5.5" />
							</span>
							<h3 className="text-lg font-bold">{title}</h3>
							<p className="text-ink-2">{line}</p>
						</li>
					))}
				</ul>
			</Section>
			<Section title={text.team.title} note={text.team.note}>
				<Team />
			</Section>
			<p className="flex flex-wrap gap-2.5 pt-section">
				<ButtonLink href={BROWSE_PATH} size="lg">
					{text.shop}
				</ButtonLink>
				<ButtonLink href="/contact" size="lg" variant="outline">
					{text.contact}
				</ButtonLink>
			</p>
		</div>
	);
}
