import { CRATES_IN_URDU, type FirstUrdu } from "./urdu/crates";
import { FRUITS_IN_URDU } from "./urdu/fruits";
import { VEGETABLES_IN_URDU } from "./urdu/vegetables";

/**
 * Other words that people of Jhang type for the first goods, by slug: Roman Urdu in its many spellings, Urdu, English.
 * A whole crate of one fruit is what its own name says, so that the fruit itself is found first.
 */
export const FIRST_SPELLINGS: Readonly<Record<string, string>> = {
	"mango-chaunsa": "mango, mangoes, aam, am, amb, aamb, chausa, chonsa, chaunsa, آم, چونسہ",
	"mango-anwar-ratol": "mango, mangoes, aam, am, amb, aamb, anwar ratool, ratol, rataul, آم",
	"mango-peti": "aam peti, mango peti, mango crate, mangoes crate, aam ki peti, آم کی پیٹی",
	kinnow:
		"orange, oranges, kino, kinoo, kinu, keenu, santra, santara, sangtara, malta, maalta, مالٹا, سنگترہ, سنترہ",
	"kinnow-peti": "orange crate, kino peti, malta peti, کینو کی پیٹی",
	musambi: "mosambi, mausambi, mosami, mosmi, mausami, sweet lime, مسمی, موسمی, موسمبی",
	chakotra: "grapefruit, grape fruit, chakotara, pomelo, گریپ فروٹ",
	banana: "bananas, kela, kele, kaila, kelay, کیلے",
	"apple-kala-kulu": "apple, apples, seb, saib, sev, sayb, saeb, kala kolu, kala kullu, red apple, سیب",
	"apple-golden": "apple, apples, seb, saib, sev, sayb, saeb, golden, golden seb, سیب, گولڈن",
	"apple-green": "apple, apples, seb, saib, sev, sayb, saeb, sabz seb, hara seb, سیب",
	"apple-peti": "seb peti, apple peti, apple crate, apples crate, saib ki peti, سیب کی پیٹی",
	"grapes-sundarkhani":
		"grape, grapes, angoor, angur, sundarkhani, angoor sundarkhani, sundar khani, سندرخانی",
	"grapes-black": "grape, grapes, angoor, angur, kala angoor, kaley angoor, کالا انگور",
	guava: "guavas, amrood, amrud, amrod, amroot",
	pomegranate: "anar, anaar, pomegranates, annar, kandhari",
	papaya: "papita, papeeta, pappaya, pawpaw",
	kharbooza: "melon, kharbooja, kharbuja, kharbuza, kharboza, garma, sarda, cantaloupe, گرما, سردا, خربوزا",
	watermelon: "tarbooz, tarbuz, tarbooj, tarboz, hadwana, hindwana, متیرہ, ہندوانہ",
	pear: "pears, nashpati, naspati, nashpaati, nakh, babugosha, بگوگوشہ, ناکھ",
	peach: "peaches, aru, aaru, aroo, aadoo, aadu, aarhu, ارو",
	plum: "plums, aloo bukhara, alu bukhara, alubukhara, aloobukhara, alo bukhara, alucha, آلوبخارا, آلوچہ",
	apricot: "apricots, khubani, khobani, khoobani, khurmani, خرمانی",
	jamun: "jaman, jamoon, black plum, java plum",
	falsa: "phalsa, falsay, phalsay, فالسے",
	strawberry: "strawberries, strawbery, istrawberry, اسٹابری, سٹرابیری",
	cherry: "cherries, chery, cheri, gilas, گیلاس",
	pineapple: "ananas, annanas, anannas, pine apple",
	kiwi: "kiwis, kivi, kiwi fruit",
	coconut: "nariyal, narial, naryal, narel, khopra, کھوپرا",
	avocado: "avocados, avacado, ایووکاڈو",
	lemon: "lemons, lime, limu, leemu, limoo, leemo, nimbu, nimboo, neembu, nimbo, limon, نیمبو, لیموں, لیمو",
	"japani-phal": "amlok, amlook, japani, japani fruit, املوک",
	ajwa: "ajwah, ajwa khajoor, madina khajoor, عجوہ",
	khajoor: "date, dates, khajoor, khajur, khajoor aseel, khajor, کھجوریں, کھجور",
	moongphali: "peanut, peanuts, mungphali, mong phali, moong phali, moongfali, mumphali, groundnut",
	potato: "potatoes, aloo, alu, aaloo, alo, aalu",
	onion: "onions, pyaz, piyaz, piaz, peyaz, payaz, pyaaz, pyaj, pyaaj, ganda, گنڈا",
	"white-onion": "white onions, safaid pyaz, sufaid piyaz, safed piyaz",
	tomato: "tomatoes, tamatar, tamater, timatar, tamaatar, tomatar, tamator",
	ginger: "adrak, adrk, adrakh, adhrak, aadrak",
	garlic: "lehsan, lahsan, lehson, lasan, lassan, lahsun, lehsun, thoom, thom, تھوم",
	"green-chilli":
		"chilli, chillies, chili, mirch, mirchi, hari mirch, sabz mirch, green chili, green chilies, سبز مرچ, مرچ, مرچیں",
	"red-chilli": "lal mirch, laal mirch, red chili, surkh mirch, سرخ مرچ",
	dhania: "coriander, cilantro, dhaniya, dhanya, daniya, hara dhania, kothmir, ہرا دھنیا, سبز دھنیا",
	podina: "mint, pudina, podeena, pudeena, podena, pudinah, پودینے",
	"kari-patta": "curry patta, karipatta, curry leaf, karri patta, kadi patta, کری پتہ",
	palak: "spinach, paalak, palk, palag",
	methi: "fenugreek, maithi, methe",
	saag: "sag, saag, sarson, sarsoon, sarso, mustard, sarson ka sag, ساگ, سرسوں",
	"salad-patta": "lettuce, salad, salad leaves, salaad patta, سلاد پتا",
	"phool-gobhi":
		"cauliflower, gobi, gobhi, phool gobi, phoolgobi, phoolgobhi, ful gobi, gobhee, phul gobi, گوبھی, گوبی",
	"band-gobhi": "cabbage, band gobi, bandgobi, bandgobhi, patta gobi, patta gobhi, بند گوبی",
	broccoli: "brocoli, brokoli, brocolli",
	bhindi: "okra, bhindhi, bindi, bhendi, lady finger, ladyfinger, lady fingers, بھنڈیاں",
	lauki: "ghiya, ghiya kaddu, ghia, loki, louki, gheya, bottle gourd, گھیا, گھیا کدو",
	tinda: "tinday, tinde, tindey, tindah, ٹینڈے",
	petha: "pumpkin, petha, kaddu, kadu, kadoo, kaddoo, halwa kaddu, meetha kadu, کدو, پیٹھا",
	baingan: "brinjal, eggplant, egg plant, began, bengan, baigan, bengun, baingun",
	carrot: "carrots, gajar, gajrein, china gajar, gajjar, gajer, gaajar, گاجریں, گاجر",
	"desi-gajar": "carrots, gajar, gajrein, gajjar, gajer, gaajar, lal gajar, گاجریں, گاجر, لال گاجر",
	mooli: "radish, radishes, muli, moli, safed mooli, mullee, mooliyan, مولیاں",
	shaljam: "turnips, shaljum, shalgam, shalgham, shaljim, gonglu, گونگلو",
	chuqandar: "beet, beets, beetroot, chukandar, chakundar, chuqander, chukander",
	matar: "pea, peas, mutter, mattar, muttar, مٹر",
	"shimla-mirch":
		"capsicum, bell pepper, pepper, shimlamirch, shimla, simla mirch, hari shimla mirch, sabz shimla mirch, ہری شملہ مرچ",
	"capsicum-mix":
		"coloured capsicum, rangeen shimla mirch, bell peppers, three colours, teen rang ki shimla mirch",
	kheera: "cucumber, cucumbers, khira, kheere, khera, keera, کھیرے",
	bhutta: "corn, makai, makki, challi, chali, maize, sweet corn, bhutte, butta, بھٹے, مکئی, چھلی",
	mushroom: "mushrooms, khumbi, khumb, mashroom, mashrum, مشروم",
	shakarqandi: "sweet potato, sweet potatoes, shakarkandi, shakar kandi, shakarkand, shakar qandi, شکرقندی",
};

/**
 * What the first goods are called and what is said of them in Urdu, by slug: as a shopkeeper in Jhang says it, not word
 * for word. Their units have their Urdu by themselves (lib/products/rules/urdu-units.ts).
 */
export const FIRST_URDU: Readonly<Record<string, FirstUrdu>> = {
	...FRUITS_IN_URDU,
	...VEGETABLES_IN_URDU,
	...CRATES_IN_URDU,
};
