import { MessageCircle, Phone } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { hoursText, phoneHref, type Shop } from "@/lib/domain/shop-details";

/** Where to turn (spec 2, Home). */
export function Help({ shop }: { shop: Shop }) {
	const { phone } = shop;
	return (
		<section aria-labelledby="help" className="deferred-154 py-section lg:deferred-122">
			<div className="wrap">
				<div className="relative isolate overflow-hidden rounded-xl bg-help p-7 pb-44 md:p-14 md:pb-44 lg:pe-120 lg:pb-14">
					<h2 id="help" className="display-type text-4xl">
						Stuck? A person picks up.
					</h2>
					<p className="mt-2.5 max-w-120 text-lg text-ink-2">
						Wrong item, late rider, or you need 20 kg of onions for a wedding.{" "}
						{phone ? "Call or write to us" : "Write to us"}, {hoursText(shop)}.
					</p>
					<div className="mt-6 flex flex-wrap gap-2.5">
						<ButtonLink href="/contact" size="lg" icon={<MessageCircle className="icon" aria-hidden />}>
							Contact Us
						</ButtonLink>
						{phone && (
							<ButtonLink
								href={phoneHref(phone)}
								variant="outline"
								size="lg"
								icon={<Phone className="icon" aria-hidden />}
							>
								Call Now
							</ButtonLink>
						)}
					</div>
					<div className="help-road" aria-hidden />
					<div className="help-art" aria-hidden>
						<Picture
							src="/art/crate-full.webp"
							alt=""
							width={640}
							height={640}
							sizes="8rem"
							pixels={[128, 384]}
							className="help-crate"
						/>
						<Picture
							src="/art/one-scooter.webp"
							alt=""
							width={256}
							height={256}
							className="help-scooter rtl:-scale-x-100"
						/>
					</div>
				</div>
			</div>
		</section>
	);
}
