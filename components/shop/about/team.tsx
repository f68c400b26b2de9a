import { Picture } from "@/components/ui/picture";

/** Three people a shopper deals with. Portraits are left to the shop: what each works with stands in. */
const TEAM = [
	{
		name: "The buyer",
		art: "crate-full",
		role: "At the mandi before dawn",
		about: "Chooses crate by crate and sends back what would not please at home.",
		tone: "veg",
	},
	{
		name: "The packer",
		art: "one-box",
		role: "At the sorting table",
		about: "Weighs, sorts and packs each order by hand, the soft things on top.",
		tone: "fruit",
	},
	{
		name: "The rider",
		art: "one-scooter",
		role: "On the road",
		about: "Knows every street of our areas, and takes back what you do not like.",
		tone: "bundle",
	},
] as const;

/** The three team members (spec 1, about). */
export function Team() {
	return (
		<ul className="grid gap-cards md:grid-cols-3">
			{TEAM.map(({ name, art, role, about, tone }) => (
				<li key={name} className="grid content-start gap-1.5 rounded-lg bg-surface p-6 ring-1 ring-line">
					<div className="tile mb-2 size-28" data-tone={tone} data-small="">
						<Picture src={`/art/${art}.webp`} alt="" width={112} height={112} />
					</div>
					<h3 className="display-type text-xl">{name}</h3>
					<p className="text-sm font-strong text-primary">{role}</p>
					<p className="text-ink-2">{about}</p>
				</li>
			))}
		</ul>
	);
}
