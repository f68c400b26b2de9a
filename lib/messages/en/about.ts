/** About the shop (spec 1). */
export const about = {
	title: "About Us",
	description: (name: string, city: string, minutes: number) =>
		`Who ${name} is: fresh produce and bundle crates for ${city}, at the door within ${minutes} minutes.`,
	lead: (name: string, city: string, areas: number, minutes: number) =>
		`${name} is a greengrocer in ${city} that comes to you: fruits, vegetables and bundle crates, delivered in ${areas} areas within ${minutes} minutes.`,
	figures: {
		customers: "Customers",
		farms: "Farms",
		orders: "Orders",
		satisfaction: "Satisfaction",
		support: "Support",
	},
	beginning: {
		title: "How it began",
		paragraphs: (city: string): readonly string[] => [
			`Good fruit is not rare in ${city}. Time is: the mandi opens before dawn, and by the time the day’s work is done the best of it is gone.`,
			"So we go in the morning for everyone. We choose from more than fifty farms, sort by hand, write one price on each placard, and send a rider the moment you order.",
			"Palak for tonight, kinnow for the week, a crate for the wedding: it is the same promise.",
		],
		picture: "A wooden crate filled with vegetables",
	},
	values: {
		title: "What we stand for",
		fresh: {
			title: "Fresh first",
			text: "What is not good enough for our own table does not reach the shelf.",
		},
		onTime: {
			title: "On time",
			text: (minutes: number) => `Delivery within ${minutes} minutes is the promise we measure ourselves by.`,
		},
		prices: {
			title: "Fair prices",
			text: "One price for every street, with tax and delivery shown before you order.",
		},
		returns: { title: "Taken back", text: "Not fresh? Hand it to the rider. That is all it takes." },
	},
	team: {
		title: "Who you deal with",
		note: "Three people stand behind every order.",
		buyer: {
			name: "The buyer",
			role: "At the mandi before dawn",
			about: "Chooses crate by crate and sends back what would not please at home.",
		},
		packer: {
			name: "The packer",
			role: "At the sorting table",
			about: "Weighs, sorts and packs each order by hand, the soft things on top.",
		},
		rider: {
			name: "The rider",
			role: "On the road",
			about: "Knows every street of our areas, and takes back what you do not like.",
		},
	},
	shop: "Start Shopping",
	contact: "Contact Us",
};
