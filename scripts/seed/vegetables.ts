import { goodOf } from "./good";

const vegetable = goodOf("Vegetables");

/** Vegetables, herbs and roots. */
export const vegetables = [
	vegetable("potato", "Potato (Aloo)", { unit: "1 kg", price: 90 }, [
		"New-season potatoes from Okara, with skin thin enough to rub off.",
		"They stay whole in a salan and crisp up well as chips.",
	]),
	vegetable("onion", "Onion (Pyaz)", { unit: "1 kg", price: 120 }, [
		"Dry-skinned red onions that fry brown without turning to water.",
		"Keep them in a basket, away from the potatoes.",
	]),
	vegetable(
		"white-onion",
		"White Onion (Safed Pyaz)",
		{ unit: "1 kg", price: 160, byWeight: { stepGrams: 250, aboutGrams: 130 } },
		[
			"Milder than the red one and sweet when raw.",
			"Slice thin into a kachumber, or use it for a pale qorma.",
		],
	),
	vegetable("tomato", "Tomato (Tamatar)", { unit: "1 kg", price: 160, offerPrice: 140, isDeal: true }, [
		"Red all through and firm enough to slice.",
		"For a karahi cook them with the lid off until the oil comes up.",
	]),
	vegetable("ginger", "Ginger (Adrak)", { unit: "250 g", price: 180 }, [
		"Plump roots with little fibre.",
		"Scrape with a spoon, wrap in paper, and it keeps three weeks in the fridge.",
	]),
	vegetable("garlic", "Garlic (Lehsan)", { unit: "250 g", price: 150 }, [
		"Desi bulbs: small cloves, strong smell.",
		"Warm them for ten seconds in the pan and the skin slips off.",
	]),
	vegetable("green-chilli", "Green Chilli (Hari Mirch)", { unit: "250 g", price: 80 }, [
		"Thin and hot. Slit one, do not chop it, for a gentler salan.",
		"Break off the stems before you store them; they last twice as long.",
	]),
	vegetable("red-chilli", "Fresh Red Chilli (Lal Mirch)", { unit: "250 g", price: 130, offerPrice: 110 }, [
		"Ripened on the plant, sweeter than the green and just as hot.",
		"Grind with garlic and salt for a chutney that keeps a week.",
	]),
	vegetable("dhania", "Coriander (Dhania)", { unit: "1 bunch", price: 30 }, [
		"Cut this morning, roots on.",
		"Stand it in a glass of water and it stays green for four days.",
	]),
	vegetable("podina", "Mint (Podina)", { unit: "1 bunch", price: 30 }, [
		"Small, dark, strong-smelling leaves for chutney, raita and sharbat.",
		"Pick off the leaves, dry them on a cloth, and freeze what is left.",
	]),
	vegetable("kari-patta", "Curry Leaves (Kari Patta)", { unit: "1 bunch", price: 40 }, [
		"Throw a sprig into hot oil for karhi or daal and stand back.",
		"Keeps for weeks in the freezer, no washing needed.",
	]),
	vegetable("palak", "Spinach (Palak)", { unit: "1 bunch", price: 60 }, [
		"About a kilo with the stems.",
		"It shrinks to a third in the pot: take two bunches for a family of five.",
	]),
	vegetable("methi", "Fenugreek (Methi)", { unit: "1 bunch", price: 50 }, [
		"Tender leaves, pleasantly bitter.",
		"Salt them, squeeze after ten minutes, and cook with new potatoes.",
	]),
	vegetable("saag", "Mustard Greens (Sarson ka Saag)", { unit: "1 kg", price: 90 }, [
		"Young leaves and gandal stems from the fields along Chiniot Road.",
		"Two kilos, a bunch of palak and one slow afternoon. Makki ki roti is your part.",
	]),
	vegetable("salad-patta", "Lettuce (Salad Patta)", { unit: "1 piece", price: 110 }, [
		"Loose green leaves, washed and shaken dry.",
		"Tear it, do not cut it, and dress it at the table.",
	]),
	vegetable(
		"phool-gobhi",
		"Cauliflower (Phool Gobhi)",
		{ unit: "1 kg", price: 130, offerPrice: 110, isDeal: true },
		[
			"White, tight heads with fresh leaves around them.",
			"Soak in salt water for ten minutes before cooking aloo gobhi.",
		],
	),
	vegetable("band-gobhi", "Cabbage (Band Gobhi)", { unit: "1 kg", price: 100 }, [
		"Heavy for its size, and squeaks when you press it.",
		"Shred it raw with lemon, or fry it fast with zeera.",
	]),
	vegetable("broccoli", "Broccoli", { unit: "1 piece", price: 240, offerPrice: 220 }, [
		"Dark, closed heads of about 400 g.",
		"Three minutes in boiling water, then garlic and butter.",
	]),
	vegetable("bhindi", "Okra (Bhindi)", { unit: "500 g", price: 170, inStock: false }, [
		"Short pods that snap at the tip.",
		"Wipe them dry before you cut and they will not go sticky.",
	]),
	vegetable(
		"lauki",
		"Bottle Gourd (Lauki)",
		{ unit: "1 kg", price: 110, byWeight: { stepGrams: 500, aboutGrams: 700 } },
		["Tender enough to mark with a fingernail.", "With chana daal for lunch, or grated into raita."],
	),
	vegetable("tinda", "Apple Gourd (Tinda)", { unit: "1 kg", price: 150 }, [
		"Small ones only, seeds still soft.",
		"Cook them whole in yogurt, or quarter them with gosht.",
	]),
	vegetable("petha", "Pumpkin (Meetha Kaddu)", { unit: "1 piece, 2 kg", price: 240 }, [
		"Sweet orange flesh and a thick skin that keeps for weeks.",
		"With methi seeds and red chilli beside puri, or as halwa.",
	]),
	vegetable("baingan", "Aubergine (Baingan)", { unit: "1 kg", price: 110, offerPrice: 95 }, [
		"Shiny skin, green cap, light in the hand.",
		"Blacken it over the flame for bharta.",
	]),
	vegetable("carrot", "Orange Carrot", { unit: "1 kg", price: 130, offerPrice: 110 }, [
		"China carrots, straight and crunchy.",
		"For pulao, pickles and school lunch boxes.",
	]),
	vegetable(
		"desi-gajar",
		"Red Carrot (Desi Gajar)",
		{ unit: "1 kg", price: 100, offerPrice: 80, isDeal: true },
		[
			"The red winter carrot, juicy to the core.",
			"Three kilos and four litres of milk make a halwa for twelve.",
		],
	),
	vegetable("mooli", "White Radish (Mooli)", { unit: "1 kg", price: 70 }, [
		"Crisp and sharp, with the leaves left on.",
		"Grate and squeeze for parathas, cook the leaves as bhujia.",
	]),
	vegetable(
		"shaljam",
		"Turnip (Shaljam)",
		{ unit: "1 kg", price: 80, byWeight: { stepGrams: 250, aboutGrams: 120 } },
		[
			"Purple shoulders, white below, sweet after the first cold nights.",
			"Shaljam gosht, or boiled and pickled with mustard seed.",
		],
	),
	vegetable("chuqandar", "Beetroot (Chuqandar)", { unit: "1 kg", price: 160 }, [
		"Boil it in its skin, then slip the skin off under the tap.",
		"Grated into yogurt it turns a raita pink.",
	]),
	vegetable("matar", "Green Peas (Matar)", { unit: "1 kg", price: 220, inStock: false }, [
		"Full pods that rattle a little. A kilo gives about 450 g of peas.",
		"Shell them in front of the television and freeze half.",
	]),
	vegetable("shimla-mirch", "Capsicum (Shimla Mirch)", { unit: "500 g", price: 130 }, [
		"Thick-walled and green.",
		"Hollow out, fill with keema, stand in a pan with a lid.",
	]),
	vegetable("capsicum-mix", "Capsicum, Three Colours", { unit: "500 g", price: 340, offerPrice: 310 }, [
		"One red, one yellow, one green.",
		"Sweet enough to eat raw, and good on a tikka skewer.",
	]),
	vegetable("kheera", "Cucumber (Kheera)", { unit: "1 kg", price: 100 }, [
		"Cool, with few seeds.",
		"Cut off the ends and rub them on the cut: nani was right about the bitterness.",
	]),
	vegetable("bhutta", "Corn (Bhutta)", { unit: "4 pieces", price: 200 }, [
		"Milky kernels in fresh husk.",
		"Roast over coals and finish with lemon, salt and red chilli.",
	]),
	vegetable("mushroom", "Mushrooms (Khumbi)", { unit: "200 g", price: 260, offerPrice: 240 }, [
		"White buttons, closed underneath.",
		"Wipe them, do not wash them; fry hot and salt at the end.",
	]),
	vegetable(
		"shakarqandi",
		"Sweet Potato (Shakarqandi)",
		{
			unit: "1 kg",
			price: 170,
			offerPrice: 150,
			byWeight: { stepGrams: 250, aboutGrams: 240 },
			wishes: ["small", "large", "for_cooking"],
		},
		["Roast in the embers until the skin blisters.", "Peel, slice, and eat with lemon and chaat masala."],
	),
];
