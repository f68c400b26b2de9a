import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { goods } from "@/scripts/seed/goods";
import { indexNames } from "./find-product";
import { linesOf } from "./lines";
import { type Listable, matchList, namesAsList } from "./match-list";

const catalogue: Listable[] = goods.map((good) => ({ ...good, _id: good.slug, stepGrams: null }));
const index = indexNames(catalogue);
const tomatoes = catalogue.flatMap((good) =>
	good._id === "tomato" ? [{ ...good, stepGrams: 250, aboutGrams: 100 }] : [],
);
const weighed = indexNames(tomatoes);

/** `slug quantity` of each line, with a question mark where it is not sure; `-` for what the shop does not have. */
const said = (text: string, shop = index) =>
	matchList(text, shop)
		.map(({ product, quantity, isSure }) =>
			product ? `${product._id} ${quantity}${isSure ? "" : "?"}` : "-",
		)
		.join(", ");

const rowsOf = (table: string) =>
	table
		.trim()
		.split("\n")
		.map((row) => row.split(" → ").map((part) => part.trim()));

test("a search that no product goes by is known for a list where it names something with an amount, or several things", () => {
	const known = ["aloo 2 kg", "1 kg aloo", "kilo aloo", "2 kilo tamatar", "aalu pyaz", "آلو پیاز"];
	const unknown = ["qwxz", "qwxznothing", "2 kg", "kilo", "iphone charger", "lal sharbat 2"];
	expect([...known, ...unknown].filter((text) => namesAsList(text, index))).toEqual(known);
});

describe("a line in any of the languages", () => {
	test.each(
		rowsOf(`
			2 kg aloo → potato 2
			aloo 10kg → potato 10
			aadha kilo adrak → ginger 2
			dhai kilo pyaz → onion 3?
			darjan kela → banana 1
			آلو ۲ کلو → potato 2
			دو سو پچاس گرام ادرک → ginger 1
			تین رنگ کی شملہ مرچ آدھا کلو → capsicum-mix 1
			آم کی پیٹی ۱ عدد → mango-peti 1
			teen pao adrak → ginger 3
			sarhe teen kilo angoor kala → grapes-black 7
			do aur aadha kilo moongphali → moongphali 5
			dhari aloo → potato 5
			half a kilo of ginger → ginger 2
			1-1/2 kg black grapes → grapes-black 3
			½ kg strawberry → strawberry 1
			2 x 500g kala angoor → grapes-black 2
			1 kg 500 g angoor kala → grapes-black 3
			papaya 3 kg → papaya 2
			corn 8 pieces → bhutta 2
			3 corn cobs → bhutta 1?
			seb ki paiti 1 → apple-peti 1
			palak 3 gathiyan → palak 3
			x3 lettuce → salad-patta 3
			2 palak ki gaddi → palak 2
			water melon 1 → watermelon 1
			tmatar 1kg → tomato 1
			bhai achay wale tamatar 2 kg bhej do → tomato 2
			chutney and raita set 1 → chutney-raita 1
			chonsa 1 peti → mango-peti 1
			2 crate kinoo → kinnow-peti 2
			aadha kilo adrak bhej dein shukria → ginger 2
			saadhay teen kilo kala angoor → grapes-black 7
			2 kg aloo 90 rs/kg → potato 2
			2 kg aloo 90 rs kg → potato 2
			2 kg aloo Rs 90 kilo → potato 2
			2 kg aloo 90/- kg → potato 2
			2 kg aloo 90 rupay ka kilo → potato 2
			2 kg aloo (90 rs/kg) → potato 2
			2 kg aloo @90 rs kg → potato 2
			آلو ۲ کلو ۹۰ روپے کلو → potato 2
			aadha kilo adrak 90 rs pao → ginger 2
			adrak 2 pao 480 rs/1kg → ginger 2
			tarbooz 1 90 rs darjan → watermelon 1
			aloo 90 rs 2 kg → potato 2
			aloo 90 ka kilo 2 kg → potato 2
			adrak 90 ka pao aadha kilo → ginger 2
			aloo 180 wale 2 kg → potato 2
			dhania 2 Rs 60 → dhania 2
			podina 2 (Rs 90) → podina 2
			dhania 2 gaddi 40 rs / pyaz 1 kg → dhania 2, onion 1
			2.kg aloo → potato 2
			2۔ کلو آلو → potato 2
			10.kg aloo → potato 10
			2) darjan kele → banana 2
			bara kilo aloo → potato 12
			bara gaddi dhania → dhania 12
			1 bara tarbooz → watermelon 1
			درجن کیلے دے دو → banana 1
			پاؤ ادرک دے دو → ginger 1
			palak do gaddi bhej do → palak 2
			satra kilo aloo → potato 17
			paintees gaddi palak → palak 35
			ikkees kilo aloo → potato 21
			chaalees kilo aloo → potato 40
			ninanway kilo pyaz → onion 99
			بائیس کلو پیاز → onion 22
			twenty-one kg potato → potato 21
			nineteen kg onion → onion 19
			paanch so gram lehsan → garlic 2
			do so pachas gram adrak → ginger 1
			aur han 1 darjan kele bhi → banana 1
			مالٹے دو درجن → kinnow 2
			4 بھٹے → bhutta 1?
			ہری شملہ مرچ آدھا کلو → shimla-mirch 1
			کینو کی دو پیٹیاں → kinnow-peti 2
			2 crates of mangoes → mango-peti 2
			apple peti 16 kg → apple-peti 2
			ek kilo aur ek pao adrak → ginger 5
			kala angoor 1,5 kg + 500 g → grapes-black 4
			pao kilo adrak → ginger 1
			nariyal 2 dana → coconut 2
			Assalam o alaikum, i need 2 kg aloo, thank you → potato 2
			۲ کلو آلو برائے مہربانی بھیج دیجیے گا → potato 2
		`),
	)("%s is %s", (text, line) => expect(said(text)).toBe(line));
});

describe("what is not sure", () => {
	test.each(
		rowsOf(`
			2-3 kg aloo → potato 3?
			thora dhania → dhania 1?
			matar 2 kg → matar 2?
			1 kg bananas → banana 1?
			pao dhania → dhania 1?
			150 kg aloo → potato 99?
			6 kheere → kheera 6?
			12 kele → banana 1?
			6 kele → banana 1?
			2 kele → banana 2?
			saath kg pyaz → onion 1?
			aloo 2 kg ya pyaz 3 kg → potato 2?, onion 3?
			50 rs ka dhania → dhania 2?
			spring onion 1 kg → onion 1?
			2 kg aloo aur pyaz → potato 2, onion 1?
			aloo 2 kg 3 kg → potato 2?
			apple 1 kg → apple-kala-kulu 1?
			lehsan ya adrak 1 pao → garlic 1?
			20 ka dhania → dhania 1?
			dhania 20 ka, podina 10 ka → dhania 1?, podina 1?
			پچاس کا دھنیا → dhania 2?
			aloo 90 rs kilo → potato 1?
			dhania 10 Rs 12 → dhania 10?
			dhania 30 rs 2 → dhania 2?
			dhania 20 → dhania 20?
			aloo kg 90 → potato 90?
			kg aloo 90 → potato 1?
			1 kg aloo 90 → potato 1?
			aloo 5 kg 2 kg → potato 5?
			darjan kele do → banana 1?
			kilo aloo do → potato 1?
			dhania ki gaddi do → dhania 2?
			podina do → podina 2?
			aloo de do kilo → potato 2?
			palak bees do → palak 20?
			bara nariyal → coconut 1?
			bara packet strawberry → strawberry 12?
			sath kilo aloo → potato 1?
			daliya 1 pao → dhania 1?
			anar dana 1 kg → pomegranate 1?
			coconut tin → coconut 3?
			gobhi 1 phool → phool-gobhi 1?
			adrak 2 kg, 500 g → ginger 8?
		`),
	)("%s is %s", (text, line) => expect(said(text)).toBe(line));

	it("names two others where several are meant, and what is near where it is sold out", () => {
		const [apple] = matchList("apple", index);
		expect(apple?.others.map(({ _id }) => _id)).toEqual(["apple-golden", "apple-green"]);
		const [jamun] = matchList("jamun 250 g", index);
		expect(jamun).toMatchObject({ product: { inStock: false }, isSure: false, doubt: "sold-out" });
		expect(jamun?.others.every(({ inStock, category }) => inStock && category === "Fruits")).toBe(true);
	});
});

test.each(["litchi 2", "کریلا 1 کلو", "کریلے آدھا کلو", "ganna 2", "singhara 1 kg", "phali 1 kg", "🍅🍅"])(
	"%s is nothing that the shop has",
	(text) => expect(said(text)).toBe("-"),
);

test.each([
	["aloo 2kg, pyaz 3 kg aur 1 darjan kela", "potato 2, onion 3, banana 1"],
	["do kilo aloo ek kilo pyaz darjan kela", "potato 2, onion 1, banana 1"],
	["پیاز دو کلو، ٹماٹر ایک کلو اور پودینہ", "onion 2, tomato 1, podina 1?"],
	["aloo. pyaz - aadha kilo. tamatar", "potato 1?, onion 1?, tomato 1?"],
	["aloo - pyaz\nآلو۔ پیاز", "potato 1, onion 1, potato 1, onion 1"],
	["1. aloo 2 kg, 2. dhania 3) podina", "potato 2, dhania 2?, podina 3?"],
	["aloo 1 kilo aur 1 pao adrak", "potato 1, ginger 1"],
	["Aloo\n2 kg\nPyaz\n1 kg", "potato 2, onion 1"],
	["2 kg\nAloo\n1 kg\nPyaz", "-, potato 1?, onion 1?"],
	["aloo\npyaz\n2 kg\n3 kg", "potato 1?, onion 2?, -"],
	["1 aloo 2 kg\n2 pyaz 1 kg\n3 adrak 1 pao", "potato 2, onion 1, ginger 1"],
	["1 kg aloo 90 rs\n2 kg pyaz 240 rs\n3 kg tamatar 420 rs", "potato 1, onion 2, tomato 3"],
	["1 kg aloo 90\n2 kg pyaz 240\n3 kg tamatar 420", "potato 1?, onion 2?, tomato 3?"],
	[
		"1 kg aloo, 2 gaddi dhania\n2 kg pyaz, 1 pao adrak\n3 kg tamatar, 2 lettuce",
		"potato 1, dhania 2, onion 2, ginger 1, tomato 3, salad-patta 2",
	],
	["1 dhania 20\n2 podina 30\n3 palak 40", "dhania 1?, podina 2?, palak 3?"],
	["1 dhania (2)\n2 podina (3)\n3 palak (1)", "dhania 2, podina 3, palak 1"],
	["1 aloo 2kg,\n2 pyaz 1kg,\n3 dhania 2,", "potato 2, onion 1, dhania 2"],
	["1. gaddi dhania 2\n2. gaddi palak 3", "dhania 2?, palak 3?"],
	["aloo 2 k, pyaz 3 k", "potato 2?, onion 3?"],
	["2 kg pyaaj\nlimon 500 g", "onion 2, lemon 2"],
	["1. pao adrak\n2. darjan kele", "ginger 1?, banana 2?"],
	["Salam, aloo 2 kg, please\n🍅🍅", "potato 2, -"],
	["1) aloo 2 kg 180 rs\n2. pyaz 120/kg 2 kg\n☐ lemon 250gm", "potato 2, onion 2, lemon 1"],
	[
		"[11/25, 6:10 PM] Ammi: 2kg aloo\n25/11/2026, 6:12 pm - Ammi: <Media omitted>\n[25/11/2026, 18:11:02] Ammi: 1 kg piyaz",
		"potato 2, onion 1",
	],
	["saabudana\ntomato ketchup 1\nlal mirch powder\ndahi 1 kg\nچاول ۵ کلو", "-, -, -, -, -"],
])("%j is %s", (text, lines) => expect(said(text)).toBe(lines));

test.each([
	["1.5 kg tamatar", "tomato 6"],
	["tamatar pao", "tomato 1"],
	["300 g tomato", "tomato 2?"],
	["tamatar 4 adad", "tomato 2?"],
	["tamatar", "tomato 4?"],
	["1 tamatar", "tomato 4?"],
])("sold by weight, %s is %s steps", (text, line) => expect(said(text, weighed)).toBe(line));

describe("whatever is written", () => {
	const numbers = fc.constantFrom(
		...rowsOf(
			"2 → 2\n۳ → 3\naadha → 0.5\nآدھا → 0.5\ndedh → 1.5\nsawa do → 2.25\npaune teen → 2.75\npaanch → 5\n1/4 → 0.25\n½ → 0.5\n2½ → 2.5\n0.75 → 0.75\nایک → 1\n60 → 60\nten → 10\nsarhe char → 4.5",
		),
	);
	const units = fc.constantFrom(
		...rowsOf("kg → 1000\nkilo → 1000\nکلو → 1000\npao → 250\nپاؤ → 250\ngram → 1\nگرام → 1\nK.G. → 1000"),
	);
	const named = catalogue
		.filter(({ unit }) => /^\d+ k?g$/.test(unit))
		.map(({ name, unit, _id }) => ({ _id, name, unit }));
	const gramsOf = (unit: string) => Number.parseInt(unit, 10) * (unit.endsWith("kg") ? 1000 : 1);

	it("a weight that is sure is the weight that was asked for, in any order of words", () => {
		fc.assert(
			fc.property(numbers, units, fc.constantFrom(...named), fc.nat(3), (number, unit, product, order) => {
				const [said = "", value] = number;
				const [word = "", grams] = unit;
				const { name } = product;
				const text =
					[
						`${said} ${word} ${name}`,
						`${name} ${said} ${word}`,
						`${name}: ${said}${/\d$/.test(said) ? "" : " "}${word}`,
						`1) ${said} ${word} ${name} wala`,
					][order] ?? "";
				const asked = Number(value) * Number(grams);
				const line = matchList(text, index)[0];
				expect(line?.product?._id, text).toBe(product._id);
				const got = (line?.quantity ?? 0) * gramsOf(product.unit);
				expect(got >= asked || line?.quantity === 99, text).toBe(true);
				if (line?.isSure) expect(got, text).toBe(asked);
				if (line?.product?.inStock && asked % gramsOf(product.unit) === 0 && got === asked && asked > 0)
					expect(line.isSure, text).toBe(true);
			}),
		);
	});

	it("the text of a line is what was written", () => {
		const texts = matchList("1) آلو ۲ کلو، پیاز ۳ کلو\n• 2kg Aloo", index).map(({ text }) => text);
		expect(texts).toEqual(["آلو ۲ کلو", "پیاز ۳ کلو", "2kg Aloo"]);
	});

	it("every line stays, with 1 to 99 of what is on sale, and is sure only of that", () => {
		const words = fc.constantFrom(
			..."2 ½ 3/4 0 kg kilo pao aloo pyaz jamun گرام آلو اور ، , - 1) x rs @ wala thora saabudana \n : ( 99999999999 2-3 da ﷺ 🍅".split(
				" ",
			),
		);
		fc.assert(
			fc.property(
				fc.oneof(
					fc.array(words, { maxLength: 40 }).map((all) => all.join(" ")),
					fc.string({ unit: "grapheme" }),
				),
				(text) => {
					const lines = matchList(text, index);
					expect(lines.length > 0).toBe(linesOf(text).length > 0);
					for (const { quantity, product, isSure } of lines) {
						expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
						if (!product?.inStock) expect(isSure).toBe(false);
					}
				},
			),
		);
	});
});
