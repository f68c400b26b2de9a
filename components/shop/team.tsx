import { useMessages } from "#messages";
import { Picture } from "@/components/ui/picture";

/** Three people a shopper deals with. Portraits are left to the shop: what each works with stands in. */
const TEAM = [
	{ who: "buyer", art: "crate-full", tone: "veg" },
	{ who: "packer", art: "one-box", tone: "fruit" },
	{ who: "rider", art: "one-scooter", tone: "bundle" },
] as const;

/** The three team members (spec 1, about). */
export function Team() {
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
