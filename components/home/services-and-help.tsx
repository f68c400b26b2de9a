import { useMessages } from "#messages";
import { Questions } from "@/components/shop/questions";
import { ButtonLink } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icons";
import { MoreLink } from "@/components/ui/panel";
import { Picture } from "@/components/ui/picture";
import { useRupees } from "@/components/ui/price";
import type { Wallet } from "@/lib/payments/rules";
import { type AnsweringShop, homeQuestions } from "@/lib/shop/rules/help";
import { phoneHref, type Shop } from "@/lib/shop/rules/shop-details";

type Service = { title: string; note: string; icon: IconName };

function useServices({ deliveryFees }: Shop, wallets: readonly Wallet[]): Service[] {
	const { services: text } = useMessages("home");
	const rupees = useRupees();
	const feeText = (fee: number) => (fee === 0 ? text.free : rupees(fee));
	return [
		{
			title: text.express,
			note: text.note(text.within.express, feeText(deliveryFees.express)),
			icon: "bike",
		},
		{
			title: text.standard,
			note: text.note(text.within.standard, feeText(deliveryFees.standard)),
			icon: "truck",
		},
		wallets.length > 0
			? { title: text.pay.anyWay, note: text.pay.note(wallets), icon: "wallet" }
			: { title: text.pay.cashAlone, note: text.pay.noteOfCash, icon: "banknote" },
		{ ...text.guarantee, icon: "rotate-ccw" },
	];
}

/** What the shop does for an order (spec 2, Home). */
export function Services({ shop, wallets }: { shop: Shop; wallets: readonly Wallet[] }) {
	const { services: text } = useMessages("home");
	return (
		<section aria-label={text.label} className="deferred-78 lg:deferred-28">
			<ul className="wrap grid grid-cols-2 gap-x-5 gap-y-6 border-y border-line py-8 lg:grid-cols-4">
				{useServices(shop, wallets).map(({ title, note, icon }) => (
					<li key={title} className="grid content-start gap-2 lg:grid-cols-[auto_1fr] lg:gap-x-4 lg:gap-y-0">
						<Icon
							name={icon}
							className="size-12 rounded-full bg-primary-soft p-3.25 text-on-primary-soft lg:row-span-2"
						/>
						<b className="leading-close font-bold lg:self-end">{title}</b>
						<p className="text-sm leading-snug text-ink-3">{note}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Three questions with their answers (spec 2, Home). */
export function HomeQuestions({ shop }: { shop: AnsweringShop }) {
	const { questions: text } = useMessages("home");
	const faq = useMessages("faq").categories(shop);
	return (
		<section
			aria-labelledby="asked"
			className="wrap deferred-120 grid gap-8 pb-section lg:deferred-86 lg:grid-cols-[1fr_1.7fr] lg:gap-20"
		>
			<div>
				<h2 id="asked" className="display-type text-4xl">
					{text.title}
				</h2>
				<p className="mt-3 text-ink-2">{text.note}</p>
				<MoreLink href="/faq">{text.all}</MoreLink>
			</div>
			<Questions entries={homeQuestions(faq)} openFirst />
		</section>
	);
}

/** Where to turn (spec 2, Home). */
export function Help({ shop }: { shop: Shop }) {
	const { phone } = shop;
	const { help: text } = useMessages("home");
	const hours = useMessages("contact").allHours(shop);
	return (
		<section aria-labelledby="help" className="wrap deferred-154 py-section lg:deferred-122">
			<div className="help relative isolate overflow-hidden rounded-xl bg-help p-7 pb-44 md:p-14 md:pb-44 lg:pe-120 lg:pb-14">
				<h2 id="help" className="display-type text-4xl">
					{text.title}
				</h2>
				<p className="mt-2.5 max-w-120 text-lg text-ink-2">
					{text.lead} {phone ? text.callOrWrite(hours) : text.write(hours)}
				</p>
				<div className="mt-6 flex flex-wrap gap-2.5">
					<ButtonLink href="/contact" size="lg" icon="message-circle">
						{text.contact}
					</ButtonLink>
					{phone && (
						<ButtonLink href={phoneHref(phone)} variant="outline" size="lg" icon="phone">
							{text.call}
						</ButtonLink>
					)}
				</div>
				<div
					className="absolute -inset-e-4 bottom-0 -z-1 h-42 w-76 lg:inset-e-4 lg:h-68 lg:w-120"
					aria-hidden
				>
					<Picture
						src="/art/crate-full.webp"
						alt=""
						width={640}
						height={640}
						sizes="8rem"
						pixels={[128, 384]}
						className="absolute inset-e-[1.2rem] bottom-[5.3rem] h-auto w-[5.4rem] lg:inset-e-4 lg:bottom-[7.9rem] lg:w-32"
					/>
					<Picture
						src="/art/one-scooter.webp"
						alt=""
						width={256}
						height={256}
						className="absolute inset-e-6 bottom-[0.9rem] h-auto w-40 filter-[drop-shadow(0_8px_4px_rgb(80_30_0/0.25))] lg:w-60 rtl:-scale-x-100"
					/>
				</div>
			</div>
		</section>
	);
}
