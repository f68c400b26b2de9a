import { MessageCircle, Phone } from "lucide-react";
import { useMessages } from "#messages";
import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { phoneHref, type Shop } from "@/lib/shop/rules/shop-details";

/** Where to turn (spec 2, Home). */
export function Help({ shop }: { shop: Shop }) {
	const { phone } = shop;
	const { help: text } = useMessages("home");
	const hours = useMessages("time").hours(shop);
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
					<ButtonLink href="/contact" size="lg" icon={<MessageCircle className="icon" />}>
						{text.contact}
					</ButtonLink>
					{phone && (
						<ButtonLink href={phoneHref(phone)} variant="outline" size="lg" icon={<Phone className="icon" />}>
							{text.call}
						</ButtonLink>
					)}
				</div>
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
		</section>
	);
}
