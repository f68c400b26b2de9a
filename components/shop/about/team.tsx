/** Three people a shopper deals with. Portraits are left to the shop: an initial stands in. */
const TEAM = [
	{
		name: "The buyer",
		initial: "B",
		role: "At the mandi before dawn",
		about: "Chooses crate by crate and sends back what would not please at home.",
		look: "bg-veg-soft text-on-veg-soft",
	},
	{
		name: "The packer",
		initial: "P",
		role: "At the sorting table",
		about: "Weighs, sorts and packs each order by hand, the soft things on top.",
		look: "bg-fruit-soft text-on-fruit-soft",
	},
	{
		name: "The rider",
		initial: "R",
		role: "On the road",
		about: "Knows every street of our areas, and takes back what you do not like.",
		look: "bg-bundle-soft text-on-bundle-soft",
	},
] as const;

/** The three team members (spec 1, about). */
export function Team() {
	return (
		<ul className="grid gap-cards md:grid-cols-3">
			{TEAM.map(({ name, initial, role, about, look }) => (
				<li key={name} className="grid content-start gap-1.5 rounded-lg bg-surface p-6 ring-1 ring-line">
					<span
						aria-hidden
						className={`mb-2 grid size-16 place-items-center rounded-full display-figure text-title ${look}`}
					>
						{initial}
					</span>
					<h3 className="display-type text-xl">{name}</h3>
					<p className="text-sm font-strong text-primary">{role}</p>
					<p className="text-ink-2">{about}</p>
				</li>
			))}
		</ul>
	);
}
