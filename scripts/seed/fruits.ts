import { goodOf } from "./good";

const fruit = goodOf("Fruits");

/** Fruit by the kilo, the dozen, the piece and the peti (a whole crate). */
export const fruits = [
	fruit("mango-chaunsa", "Mango Chaunsa", { unit: "1 kg", price: 320, offerPrice: 280, isDeal: true }, [
		"The last big mango of the season, from the orchards around Multan.",
		"Ripe when it gives a little at the stem and smells sweet. Chill for an hour, then cut.",
	]),
	fruit(
		"mango-anwar-ratol",
		"Mango Anwar Ratol",
		{
			unit: "1 kg",
			price: 360,
			byWeight: { stepGrams: 250, aboutGrams: 125 },
			wishes: ["ripe_today", "ripe_later", "firm"],
		},
		[
			"Small, thin-skinned and very sweet. About eight to a kilo.",
			"Press it soft between your palms and drink it from the top, or blend it for aamras.",
		],
	),
	fruit(
		"mango-peti",
		"Mango Chaunsa Peti",
		{ unit: "Crate, 10 kg", price: 2990, offerPrice: 2690, isDeal: true },
		[
			"A full peti of Chaunsa, packed in straw, thirty to thirty-five mangoes.",
			"Some are ripe today, some in four days. Keep the hard ones in the straw.",
		],
	),
	fruit("kinnow", "Kinnow", { unit: "1 dozen", price: 240 }, [
		"From Bhalwal, loose-skinned and full of juice.",
		"Twelve make about six glasses. A pinch of kala namak wakes them up.",
	]),
	fruit("kinnow-peti", "Kinnow Peti", { unit: "Crate, 10 kg", price: 1750, offerPrice: 1490, isDeal: true }, [
		"Around five dozen, sorted by hand so that no soft one spoils its neighbours.",
		"Keeps for three weeks in a cool veranda.",
	]),
	fruit("musambi", "Sweet Lime (Musambi)", { unit: "1 dozen", price: 300 }, [
		"Mild and never sour: the juice to give a child or a patient.",
		"Peel off the white part too, that is where the bitterness sits.",
	]),
	fruit("chakotra", "Grapefruit (Chakotra)", { unit: "1 piece", price: 120 }, [
		"Thick skin, pink inside, sharp and a little bitter.",
		"Halve it, sprinkle with sugar and wait ten minutes before you spoon it out.",
	]),
	fruit("banana", "Banana (Kela)", { unit: "1 dozen", price: 180, offerPrice: 160 }, [
		"Sindhi bananas, ripened in the room and not with powder.",
		"Yellow with green tips: two days on the shelf and they are ready.",
	]),
	fruit("apple-kala-kulu", "Apple Kala Kulu", { unit: "1 kg", price: 320 }, [
		"Deep red and crisp, from the hills of Swat.",
		"Holds its shape in a fruit chaat and keeps two weeks in the fridge.",
	]),
	fruit("apple-golden", "Golden Apple", { unit: "1 kg", price: 290, offerPrice: 260 }, [
		"Soft, honey-sweet and easy on the teeth.",
		"Stew it with a stick of cinnamon for a quick murabba.",
	]),
	fruit("apple-green", "Green Apple", { unit: "1 kg", price: 520 }, [
		"Sour and very crisp, the one to slice into salads.",
		"Rub the cut side with lemon and it stays white.",
	]),
	fruit("apple-peti", "Apple Kala Kulu Peti", { unit: "Crate, 8 kg", price: 2480, offerPrice: 2240 }, [
		"One layer over another in paper, as it came down from Swat.",
		"About fifty apples. Take out any bruised one the day it arrives.",
	]),
	fruit(
		"grapes-sundarkhani",
		"Sundarkhani Grapes",
		{ unit: "500 g", price: 300, offerPrice: 260, isDeal: true },
		[
			"Long, green, seedless, from Quetta.",
			"Wash only what you eat; the bloom on the skin keeps the rest fresh.",
		],
	),
	fruit("grapes-black", "Black Grapes", { unit: "500 g", price: 340 }, [
		"Round and dark with a little bite in the skin.",
		"Freeze a handful for the children instead of kulfi.",
	]),
	fruit("guava", "Guava (Amrood)", { unit: "1 kg", price: 190 }, [
		"From Larkana, white inside and fragrant across the room.",
		"Cut into rings and eat with chaat masala, or cook the soft ones into chutney.",
	]),
	fruit(
		"pomegranate",
		"Pomegranate (Anaar)",
		{ unit: "1 kg", price: 580, offerPrice: 550, wishes: ["small", "large"] },
		[
			"Kandhari, two or three to the kilo, dark seeds and little pith.",
			"Score it round the middle, twist, and tap out the seeds with a spoon.",
		],
	),
	fruit("papaya", "Papaya (Papita)", { unit: "1 piece, 1.5 kg", price: 340 }, [
		"Orange to the skin and soft enough for a spoon.",
		"A grated piece of the green end makes tough gosht tender in an hour.",
	]),
	fruit("kharbooza", "Melon (Kharbooza)", { unit: "1 piece, 1.5 kg", price: 220 }, [
		"Smell the stem end: if it smells of honey it is ready tonight.",
		"Cold from the fridge with a squeeze of lemon.",
	]),
	fruit("watermelon", "Watermelon (Tarbooz)", { unit: "1 piece, 4 kg", price: 420 }, [
		"We knock on every one before it leaves the mandi.",
		"Half stays fresh for three days under a plate in the fridge.",
	]),
	fruit(
		"pear",
		"Pear (Nashpati)",
		{ unit: "1 kg", price: 330, byWeight: { stepGrams: 250, aboutGrams: 180 } },
		[
			"Crunchy today, soft and dripping in three days on the windowsill.",
			"Good in chaat beside apple and guava.",
		],
	),
	fruit("peach", "Peach (Aaru)", { unit: "1 kg", price: 350, offerPrice: 310 }, [
		"From Swat, with the blush on one side and the stone loose inside.",
		"They bruise easily, so we pack them one deep.",
	]),
	fruit("plum", "Plum (Aloo Bukhara)", { unit: "1 kg", price: 380 }, [
		"Tight dark skin, sour near the stone.",
		"Boil with sugar and a little ginger for the chutney of a Friday pulao.",
	]),
	fruit("apricot", "Apricot (Khubani)", { unit: "500 g", price: 290, offerPrice: 260 }, [
		"Sweet, dry-fleshed ones from the north.",
		"Split, stone and simmer with sugar for khubani ka meetha.",
	]),
	fruit("jamun", "Jamun", { unit: "250 g", price: 160, inStock: false }, [
		"Shake in a closed bowl with salt for five minutes before eating.",
		"Stains everything. Nobody minds.",
	]),
	fruit("falsa", "Falsa", { unit: "250 g", price: 180 }, [
		"Tiny, sour and cooling. Picked in the early morning and sold the same day.",
		"Mash with kala namak and sugar, strain, and pour over ice.",
	]),
	fruit("strawberry", "Strawberry", { unit: "500 g", price: 350 }, [
		"Picked red, not white at the shoulders.",
		"Do not wash until you eat them. Two days in the fridge is the limit.",
	]),
	fruit("cherry", "Cherry", { unit: "500 g", price: 820, offerPrice: 780 }, [
		"Dark, firm and sweet, with green stems that show the day of picking.",
		"Keep them dry, and eat the ones without a stem first.",
	]),
	fruit("pineapple", "Pineapple (Ananas)", { unit: "1 piece", price: 650, inStock: false }, [
		"Pull a leaf from the middle: if it comes easily, it is ripe.",
		"Fry the slices in a dry pan for a fruit chaat with some smoke in it.",
	]),
	fruit("kiwi", "Kiwi", { unit: "6 pieces", price: 420, offerPrice: 390 }, [
		"Give it a gentle squeeze; it should feel like a ripe peach.",
		"Halve and eat with a spoon. Hard ones ripen beside a banana.",
	]),
	fruit("coconut", "Coconut (Nariyal)", { unit: "1 piece", price: 260 }, [
		"Shake it and hear the water.",
		"Grate it fresh over halwa, or freeze it in small bags.",
	]),
	fruit("avocado", "Avocado", { unit: "2 pieces", price: 640, offerPrice: 590 }, [
		"Buttery inside and dark green outside.",
		"Mash with lemon, green chilli and salt; it goes well on a leftover paratha.",
	]),
	fruit("lemon", "Lemon (Limu)", { unit: "250 g", price: 90 }, [
		"Thin-skinned desi lemons that give more juice than the large ones.",
		"Roll hard under your palm before you cut.",
	]),
	fruit(
		"japani-phal",
		"Persimmon (Japani Phal)",
		{ unit: "1 kg", price: 280, offerPrice: 240, isDeal: true },
		[
			"Honey-sweet from Dir, at its best in November.",
			"Wait until it is soft as a ripe tomato, then eat it with a spoon.",
		],
	),
	fruit("ajwa", "Ajwa Dates", { unit: "Box, 500 g", price: 2600, offerPrice: 2450 }, [
		"Soft and nearly black, packed in Madina.",
		"Keeps for months in a closed box away from light.",
	]),
	fruit("khajoor", "Aseel Dates (Khajoor)", { unit: "1 kg", price: 620, offerPrice: 580 }, [
		"From Khairpur, chewy and not too sweet.",
		"Stone them, push in an almond, and tea is served.",
	]),
	fruit("moongphali", "Peanuts (Moongphali)", { unit: "500 g", price: 380, offerPrice: 350, isDeal: true }, [
		"Roasted in sand in Jhang, in the shell and still warm when packed.",
		"One bag, one razai, one cold evening.",
	]),
];
