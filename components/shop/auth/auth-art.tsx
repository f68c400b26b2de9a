import { useLanguage, useMessages } from "#messages";
import { Awning } from "@/components/ui/awning";
import { MapPin, ReceiptText, Timer } from "@/components/ui/icons";
import { Picture } from "@/components/ui/picture";
import { UrduSign } from "@/components/ui/urdu-sign";

const ICONS = [Timer, MapPin, ReceiptText];

/** The stall beside the form, on wide screens: why an account is worth having. */
export function AuthArt() {
	const { art: text } = useMessages("auth");
	const isUrdu = useLanguage() === "ur";
	return (
		<div className="relative hidden flex-col overflow-hidden rounded-s-xl bg-field text-on-field on-field lg:flex">
			<Awning size="sm" />
			<div className="px-8 py-6">
				{!isUrdu && <UrduSign sign="welcome" className="text-title" />}
				<p className="display-type text-3xl leading-none">{text.heading}</p>
				<ul className="mt-4.5 grid gap-2.5 font-semibold">
					{text.reasons.map((reason, index) => {
						const Icon = ICONS[index] ?? Timer;
						return (
							<li key={reason} className="flex items-center gap-2.5">
								<Icon className="icon" />
								{reason}
							</li>
						);
					})}
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
