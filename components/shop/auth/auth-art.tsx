import { MapPin, ReceiptText, Timer } from "lucide-react";
import { Awning } from "@/components/ui/awning";
import { Picture } from "@/components/ui/picture";
import { UrduSign } from "@/components/ui/urdu-sign";
import { SHOP } from "@/lib/domain/shop";

const REASONS = [
	{ Icon: Timer, text: `At your door in ${SHOP.promisedMinutes} minutes` },
	{ Icon: MapPin, text: "Your address, remembered" },
	{ Icon: ReceiptText, text: "All your orders in one place" },
];

/** The stall beside the form, on wide screens: why an account is worth having. */
export function AuthArt() {
	return (
		<div className="relative hidden flex-col overflow-hidden rounded-s-xl bg-field text-on-field on-field lg:flex">
			<Awning size="sm" />
			<div className="px-8 py-6">
				<UrduSign sign="welcome" className="text-title" />
				<p className="display-type text-3xl leading-none">Your stall at the mandi</p>
				<ul className="mt-4.5 grid gap-2.5 font-semibold">
					{REASONS.map(({ Icon, text }) => (
						<li key={text} className="flex items-center gap-2.5">
							<Icon className="icon" aria-hidden />
							{text}
						</li>
					))}
				</ul>
			</div>
			<Picture
				src="/art/crate-full.webp"
				alt=""
				width={640}
				height={640}
				sizes="21rem"
				pixels={[320, 640]}
				className="mt-auto -me-10 -mb-6 ms-auto w-84 max-w-none"
			/>
		</div>
	);
}
