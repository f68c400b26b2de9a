import type { StampName } from "./crate";
import type { Placed } from "./draw";
import { bunch, crateRows, fan, five, follow, four, one, pair, pile, sheaf, thrown, trio } from "./layouts";

/**
 * The two heaps of the home page's hero, placed by hand from back to front on 880 by 860 pixels.
 */
export const heroes: Record<string, Placed[]> = {
	"hero-fruit": [
		{ thing: "pineapple", x: 314, y: 240, size: 447, turn: -10 },
		{ thing: "banana", x: 548, y: 320, size: 374, turn: 10, flip: true },
		{ thing: "watermelon", x: 665, y: 360, size: 343, turn: 8 },
		{ thing: "grapes", x: 179, y: 380, size: 354, turn: -6 },
		{ thing: "mango", x: 278, y: 430, size: 312, turn: -16 },
		{ thing: "apple", x: 422, y: 410, size: 312, turn: -4 },
		{ thing: "kinnow", x: 548, y: 460, size: 291, turn: 6 },
		{ thing: "pear", x: 674, y: 480, size: 312, turn: 10 },
		{ thing: "strawberry", x: 224, y: 530, size: 229, turn: -10 },
		{ thing: "mango", x: 359, y: 530, size: 281, turn: 6 },
		{ thing: "kinnow", x: 476, y: 550, size: 260 },
		{ thing: "apple", x: 602, y: 550, size: 270, turn: 8 },
		{ thing: "lemon", x: 719, y: 570, size: 218, turn: 10 },
		{ thing: "kinnow", x: 143, y: 530, size: 208, turn: -8 },
	],
	"hero-veg": [
		{ thing: "leafy", x: 206, y: 290, size: 395, turn: -16 },
		{ thing: "corn", x: 404, y: 250, size: 406, turn: -4 },
		{ thing: "broccoli", x: 593, y: 300, size: 374, turn: 12 },
		{ thing: "carrot", x: 692, y: 390, size: 333, turn: 14 },
		{ thing: "aubergine", x: 161, y: 430, size: 291, turn: -20 },
		{ thing: "capsicum", x: 305, y: 420, size: 291, turn: -6 },
		{ thing: "tomato", x: 431, y: 440, size: 302 },
		{ thing: "onion", x: 566, y: 460, size: 281, turn: 6 },
		{ thing: "redCapsicum", x: 674, y: 510, size: 260, turn: 8 },
		{ thing: "potato", x: 215, y: 530, size: 250, turn: -20 },
		{ thing: "tomato", x: 341, y: 550, size: 250, turn: -4 },
		{ thing: "garlic", x: 458, y: 550, size: 229, turn: 4 },
		{ thing: "greenChilli", x: 557, y: 560, size: 239, turn: 10 },
		{ thing: "onion", x: 647, y: 590, size: 218, turn: -6 },
		{ thing: "tomato", x: 719, y: 580, size: 198, turn: 8 },
		{ thing: "potato", x: 143, y: 550, size: 198, turn: 20 },
	],
};

/** Single objects for empty states and panels, one-<name>.webp: the renders as they are. */
export const singles = {
	basket: "1f9fa",
	box: "1f4e6",
	carrot: "1f955",
	home: "1f3e1",
	kinnow: "1f34a",
	leafy: "1f96c",
	lemon: "1f34b",
	lens: "1f50d",
	lock: "1f512",
	mango: "1f96d",
	memo: "1f4dd",
	mobile: "1f4f1",
	plug: "1f50c",
	receipt: "1f9fe",
	scooter: "1f6f5",
	sun: "2600-fe0f",
	tomato: "1f345",
	warn: "26a0-fe0f",
	phone: "1f4de",
	mail: "1f4ed",
	bell: "1f514",
};

export const CREDITS = `Produce and object renders: Fluent Emoji (c) Microsoft Corporation, MIT licence,
from the npm package @lobehub/fluent-emoji-3d.
The heaps and crates are compositions of these renders, made by tools/pictures.
The crates and mark.svg are drawn for Sabz.
`;

/**
 * One line a product picture: its file name, how the things stand, which things. To add one, add a line here and run
 * `npm run pictures -- the-name`. Things are listed in things/; a new tint of a render takes one more line there.
 */
export const heaps: Record<string, Placed[]> = {
	"mango-chaunsa": trio("mango"),
	"mango-anwar-ratol": four("yellowMango"),
	kinnow: four("kinnow"),
	musambi: trio("sweetLime"),
	chakotra: pair("grapefruit"),
	banana: follow("banana"),
	"apple-kala-kulu": trio("apple"),
	"apple-golden": trio("goldenApple"),
	"apple-green": trio("greenApple"),
	"grapes-sundarkhani": pair("greenGrapes"),
	"grapes-black": pair("grapes"),
	guava: trio("guava", "guavaHalf", "guava"),
	pomegranate: trio("pomegranate"),
	papaya: pair("papayaHalf"),
	kharbooza: pair("melon"),
	watermelon: follow("watermelon"),
	pear: trio("pear"),
	peach: trio("peach"),
	plum: four("plum"),
	apricot: five("apricot"),
	jamun: pile("jamun", [3, 4, 5], 178),
	falsa: pile("falsa", [3, 4, 5]),
	strawberry: five("strawberry"),
	cherry: pair("cherry"),
	pineapple: pair("pineapple"),
	kiwi: trio("kiwi"),
	coconut: pair("coconut"),
	avocado: pair("avocado"),
	lemon: trio("lemon"),
	"japani-phal": trio("persimmon"),
	ajwa: pile("ajwaDate", [3, 4, 5], 184),
	khajoor: pile("date", [3, 4, 5], 200),
	moongphali: five("peanut"),
	potato: four("potato"),
	onion: trio("onion"),
	"white-onion": trio("whiteOnion"),
	tomato: four("tomato"),
	ginger: pair("ginger"),
	garlic: trio("garlic"),
	"green-chilli": thrown("greenChilli"),
	"red-chilli": thrown("chilli"),
	dhania: trio("coriander"),
	podina: trio("mint"),
	"kari-patta": trio("curryLeaves"),
	palak: trio("leafy"),
	methi: one("methi"),
	saag: trio("mustardLeaf"),
	"salad-patta": trio("lettuce"),
	"phool-gobhi": one("cauliflower"),
	"band-gobhi": one("cabbage"),
	broccoli: pair("broccoli"),
	bhindi: sheaf("okra"),
	lauki: fan("bottleGourd"),
	tinda: five("appleGourd"),
	petha: pair("pumpkin"),
	baingan: pair("aubergine"),
	carrot: bunch("carrot"),
	"desi-gajar": bunch("redCarrot"),
	mooli: bunch("radish"),
	shaljam: trio("turnip"),
	chuqandar: trio("beetroot"),
	matar: thrown("peas"),
	"shimla-mirch": trio("capsicum"),
	"capsicum-mix": trio("capsicum", "redCapsicum", "yellowCapsicum"),
	kheera: fan("cucumber"),
	bhutta: follow("corn"),
	mushroom: five("mushroom"),
	shakarqandi: follow("sweetPotato"),
};

/** `rows` are names of things, a row a string: back, middle, front. */
const crate = (stamp: StampName, ...rows: string[]) => ({
	stamp,
	placed: crateRows(rows.map((row) => row.split(" "))),
});

/** Crates: the stamp on the front and three rows of things behind it. */
export const crates = {
	"mango-peti": crate("urdu", "mango mango mango", "mango mango mango mango", "mango mango mango mango"),
	"kinnow-peti": crate(
		"latin",
		"kinnow kinnow kinnow",
		"kinnow kinnow kinnow kinnow",
		"kinnow kinnow kinnow kinnow",
	),
	"apple-peti": crate("urdu", "apple apple apple", "apple apple apple apple", "apple apple apple apple"),
	"family-week": crate(
		"urdu",
		"leafy corn broccoli carrot",
		"banana onion tomato mango",
		"potato capsicum apple potato",
	),
	"dawat-crate": crate(
		"latin",
		"coriander carrot carrot cucumber",
		"ginger tomato onion garlic lemon",
		"potato onion tomato potato",
	),
	"handi-base": crate("latin", "ginger garlic coriander", "onion tomato greenChilli", "onion tomato onion"),
	"karahi-night": crate(
		"urdu",
		"ginger coriander capsicum",
		"garlic tomato greenChilli",
		"tomato lemon tomato",
	),
	"saag-handi": crate(
		"urdu",
		"mustardLeaf mustardLeaf mustardLeaf",
		"leafy clover mustardLeaf",
		"ginger greenChilli garlic",
	),
	"sabzi-pulao": crate(
		"latin",
		"carrot cauliflowerHead mint capsicum",
		"onion tomato greenChilli",
		"potato tomato potato onion",
	),
	"salad-plate": crate(
		"urdu",
		"lettuce cucumber lettuce",
		"carrot tomato cucumber",
		"whiteOnion lemon tomato",
	),
	"chutney-raita": crate(
		"latin",
		"coriander mint coriander",
		"cucumber tomato mint",
		"garlic greenChilli lemon",
	),
	"tikka-night": crate(
		"latin",
		"corn mint corn",
		"redCapsicum capsicum yellowCapsicum",
		"whiteOnion tomato lemon whiteOnion",
	),
	"wok-crate": crate(
		"urdu",
		"broccoli cabbage carrot",
		"redCapsicum yellowCapsicum capsicum",
		"mushroom garlic mushroom",
	),
	"soup-crate": crate("latin", "corn cabbage carrot", "mushroom ginger carrot", "garlic mushroom garlic"),
	"fruit-chaat": crate("latin", "banana pear grapes", "guava apple kinnow", "apple kinnow guava kinnow"),
	"juice-set": crate("latin", "carrot carrot carrot", "kinnow apple kinnow", "lemon kinnow ginger lemon"),
	"tiffin-week": crate("urdu", "banana carrot banana", "apple kinnow apple", "strawberry kinnow strawberry"),
	"citrus-crate": crate(
		"urdu",
		"grapefruit sweetLime grapefruit",
		"kinnow sweetLime kinnow",
		"lemon kinnow lemon kinnow",
	),
	"gajar-halwa": crate(
		"urdu",
		"redCarrot redCarrot redCarrot redCarrot",
		"redCarrot coconut redCarrot",
		"date redCarrot date",
	),
	"winter-evening": crate(
		"latin",
		"peanut peanut peanut",
		"date peanut ajwaDate peanut",
		"ajwaDate date peanut date ajwaDate",
	),
};
