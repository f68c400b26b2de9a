import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { KeepFocus } from "@/components/ui/keep-focus";
import { PageLink } from "@/components/ui/page-link";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { PLACE_SCRIPT } from "@/lib/early/early-scripts.mjs";
import { phoneHref, type Shop } from "@/lib/shop/rules/shop-details";
import { Logo, LogoSprite } from "./logo";
import { OtherLanguage } from "./menu/language-link";
import { FOOTER_LINKS } from "./menu/menu-parts";
import { SkipLink } from "./page-head";
import { ShopProvider, Toaster } from "./providers";
import { LazyAuthModal, OfflineReady, PageLinks, StartShop } from "./start-shop";

/** The shop's foot: its pages, how to reach it, the other language, the theme. */
function Footer({ shop: { name, phone, email, address } }: { shop: Shop }) {
	const text = useMessages("frame");
	const places = useMessages("places");
	const { shopName } = useMessages("common");
	return (
		<footer className="shop-foot scallop print:hidden deferred-214 md:deferred-128 lg:deferred-110 bg-deep-2 pt-10 pb-8 text-md text-on-deep-2 on-deep max-lg:pb-26 md:pt-16">
			<div className="wrap">
				<div className="grid gap-9 md:grid-cols-[1.6fr_1fr_1.2fr] md:gap-16">
					<div>
						<PageLink href="/" className="inline-flex min-h-tap items-center">
							<Logo onDark />
						</PageLink>
						<p className="mt-3.5 max-w-88">{text.tagline}</p>
					</div>
					<nav aria-labelledby="footer-company">
						<h2 id="footer-company" className="mb-2 text-base leading-snug font-bold text-on-deep">
							{text.company}
						</h2>
						<ul>
							{FOOTER_LINKS.map((href) => (
								<li key={href}>
									<PageLink href={href} className="foot-row">
										{text.footer[href]}
									</PageLink>
								</li>
							))}
						</ul>
					</nav>
					<div>
						<h2 className="mb-2 text-base leading-snug font-bold text-on-deep">{text.contact}</h2>
						<address className="not-italic">
							<ul>
								{phone && (
									<li>
										<a href={phoneHref(phone)} className="foot-row">
											<Icon name="phone" className="icon text-mango-400" />
											<bdi dir="ltr">{phone}</bdi>
										</a>
									</li>
								)}
								{email && (
									<li>
										<a href={`mailto:${email}`} className="foot-row">
											<Icon name="mail" className="icon text-mango-400" />
											<bdi dir="ltr">{email}</bdi>
										</a>
									</li>
								)}
								<li className="foot-row">
									<Icon name="map-pin" className="icon text-mango-400" />
									<bdi>{places.address(address)}</bdi>
								</li>
								<li>
									<OtherLanguage
										className="foot-row"
										icon={<Icon name="message-circle" className="icon text-mango-400" />}
									/>
								</li>
							</ul>
						</address>
					</div>
				</div>
				<div className="mt-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-deep-line pt-3 text-sm">
					<span>{text.owner(shopName(name), places.city)}</span>
					<ThemeSwitch className="rounded-md px-2 font-semibold hover:text-white" />
					<span>{text.prices}</span>
				</div>
			</div>
		</footer>
	);
}

/** Says what does not work in a browser without JavaScript, and who takes an order all the same. */
function WithoutScripts({ phone }: { phone: Shop["phone"] }) {
	const { withoutScripts: text } = useMessages("frame");
	return (
		<noscript>
			<p className="bg-warning-soft px-4 py-3 text-center font-semibold text-on-warning-soft">
				{text.note}{" "}
				{phone && (
					<>
						{text.byPhone}{" "}
						<a href={phoneHref(phone)} className="underline">
							<bdi dir="ltr">{phone}</bdi>
						</a>
					</>
				)}
			</p>
		</noscript>
	);
}

/** Behind the whole page: keeps the place of who has changed the language. */
export function PlaceScript() {
	return <script>{PLACE_SCRIPT}</script>;
}

type ShopFrameProps = {
	header: ReactNode;
	/** The shop's details, which everything inside is told of. */
	shop: Shop;
	/** What stands under the thumb on phones, on every page of the layout. */
	bars?: ReactNode;
	/** In the place of the shop's own foot. */
	foot?: ReactNode;
	children: ReactNode;
};

/** What every page of the shop (a PageMain) stands in, whichever header it has. */
export function ShopFrame({ header, shop, bars, foot, children }: ShopFrameProps) {
	return (
		<ShopProvider shop={shop}>
			<div className="shop flex min-h-dvh flex-col">
				<SkipLink />
				<WithoutScripts phone={shop.phone} />
				<LogoSprite />
				{header}
				{children}
				{foot ?? <Footer shop={shop} />}
				<PlaceScript />
				{bars}
				<StartShop />
				<PageLinks />
				<OfflineReady />
				<LazyAuthModal />
				<KeepFocus />
				<Toaster />
			</div>
		</ShopProvider>
	);
}
