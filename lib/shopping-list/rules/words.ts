import { plainText } from "@/lib/products/rules/spelling";

/** What an amount is counted in. `some` is a number that says no unit: "aloo 2". */
export type Measure = "grams" | "millilitres" | "pieces" | "bunches" | "packs" | "cases" | "some";

/** A unit as it is written: so many of its measure. A unit that is only about so much is `isRough`. */
export type Unit = { measure: Measure; of: number; isRough?: boolean };

/** A table's words, each under the one spelling that `plainText` gives it. */
export function tableOf<Value>(rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> {
	return new Map(
		rows.flatMap(([value, words]) => words.split(" ").map((word) => [plainText(word), value] as const)),
	);
}

const setOf = (words: string): ReadonlySet<string> => new Set(tableOf([[true, words]]).keys());

const grams = (of: number): Unit => ({ measure: "grams", of });
const pieces = (of: number): Unit => ({ measure: "pieces", of });
const BUNCH: Unit = { measure: "bunches", of: 1 };
const PACK: Unit = { measure: "packs", of: 1 };
const CASE: Unit = { measure: "cases", of: 1 };

/** Units in English, Roman Urdu and Urdu. */
export const UNITS = tableOf<Unit>([
	[
		grams(1000),
		"kg kgs kilo kilos kilogram kilograms kilogramme kelo killo kilu keelo kgm کیجی کلو کیلو کلوگرام کلوگرامز",
	],
	[grams(1), "g gm gms gr grm grms gram grams gramme graam گرام گرامز"],
	[grams(250), "pao pau paw pav paao paau pawa paoo pauu paokilo پاؤ پاو پا پائو پاؤکلو"],
	[grams(5000), "dhari dharri dhadi dhaari دھڑی"],
	[grams(40_000), "maund mun mann من"],
	[{ ...grams(1000), isRough: true }, "ser seer sair سیر"],
	[{ ...grams(58), isRough: true }, "chatank chhatank chatak چھٹانک"],
	[{ ...grams(454), isRough: true }, "lb lbs pound pounds پاؤنڈ"],
	[{ measure: "millilitres", of: 1000 }, "l ltr ltrs litre litres liter liters litr لیٹر لٹر"],
	[{ measure: "millilitres", of: 1 }, "ml mls ملیلیٹر"],
	[pieces(12), "dozen dozens doz dzn dozan darjan darzan derjan darjen durjan drjn darjun dargen درجن"],
	[pieces(2), "pair pairs jora jori جوڑا جوڑی"],
	[pieces(20), "kori کوڑی"],
	[
		pieces(1),
		"pc pcs pce piece pieces peice peices pis adad addad adat adud dana danay dane daney nos head heads cob cobs عدد دانہ دانے دانا پیس",
	],
	[
		BUNCH,
		"bunch bunches bunchs gaddi gadi gaddiyan gaddian gaddiyaan guddi gathi gatthi gathiyan gathian gatthiyan bundle bundles guchha guccha gucha guchhay mutthi muthi گڈی گڈیاں گٹھی گچھا گچھے مٹھی گٹھا",
	],
	[
		PACK,
		"packet packets pkt pkts pckt paket pack packs box boxes dabba daba dabbay dibba tray bag bags bottle bottles botal thaili thaila thela thele thelay shopper پیکٹ ڈبہ ڈبا ڈبے تھیلی تھیلا پیک",
	],
	[CASE, "peti crate carton cartons bori katta kattay toda cartn پیٹی کریٹ بوری کارٹن"],
]);

/** Units only after a number, as "anar dana" is another thing. */
export const AFTER_NUMBERS = setOf("dana danay dane daney دانہ دانا دانے");
/** The same, of what is no unit elsewhere: "gobhi 1 phool". */
export const HEADS = tableOf<Unit>([[pieces(1), "phool phul پھول"]]);

/** What is a unit and stands in names too has one spelling: "seb ki paiti" is the apple crate. */
export const SPELLED_ALIKE = tableOf([
	["crate", "crates"],
	["peti", "paiti petti pety paity"],
	["پیٹی", "پیٹیاں پیٹیوں"],
]);

const TURNING =
	"sorry oops wait actually matlab balke balkay instead bajaye bajae bajay jaga jagah extra mazeed upar oopar agar warna rehne rehnay chor chhor chhod hata nikal nikaal سوری بلکہ بجائے جگہ مزید اوپر اگر ورنہ رہنے چھوڑ ہٹا نکال";
/** Words that correct what was said before, add to it, leave it out or say when it holds: "aloo 2 kg, sorry 3 kg". */
export const TURNS = setOf(TURNING);

/** Words that make an amount a guess. */
export const VAGUE = setOf(
	`${TURNING} thora thori thoray thore thoda thodi thoday thode kuch kuchh little some bit few several about approx around taqreeban takriban qareeban zyada ziada ziyada kam or ya dono each har tak nahi nahin mat not without تھوڑا تھوڑی تھوڑے کچھ تقریبا زیادہ کم یا دونوں نہیں مت ہر تک`,
);

/** Between things of which one is meant: "aloo 2 kg ya pyaz 2 kg". "or" is more often "and" in Roman Urdu. */
export const EITHER = setOf("ya either یا nahi nahin نہیں");

/** Words that say how a thing should be or that one would like it, and nothing of what it is. */
export const FILLERS = setOf(
	"do دو i o u you me thank could aap hum wala wali wale walay waala waali ka ki ke kay ko k se sa si liye lia of the a an aoa assalam aslam assalamualaikum alaikum walaikum han haan hello hi jaldi asap kindly mujhe mujhay mujay muje humein hamein us please plz pls plzz meharbani shukria shukriya thanks bhai bhaiya jan jee ji sir uncle jaan baji salam chahiye chahye chaiye chahie chahiay chaheay chahiyay chahiyen chaiyen chahyen chaheye hona want need send get buy give lena lein lana lao ana aana ao lay la le lo dena den dain dein de day dai dy dedo dedein dedain ga dijiyega dijiye dijye dijiay bhej bhejo bhejna bhejdo bhejdain bhijwa bhejwa mangwa mangwana rakh likh likho dila pohncha pahuncha tol bana kaat note add kar karo karna karein kardo dal daal also bhi aur and only sirf bas fresh taza taaza tazah achi acha achay ache achhi achha achhay best good quality saaf clean nice barhia behtar large big small medium bara bari baray bare bada badi chota choti chotay chote chhota chhoti chhotay ripe pakka pakki pakay pakaye pakkay pakke khatte khatta huay hue huwe mota moti motay mote naram sakht firm soft new naya nayi naye organic x qty quantity order list per is hai ha hain ho sath main mein with full bhar bhara wla wli وزن والا والی والے کا کی کے کو سے سا سی کیلئے لیے چاہیے چاہئے چاہئیں چاہییں بھائی جی پلیز براہ برائے مہربانی گا منگوانا رکھ شکریہ دے دیں بھیج بھیجیں بھی صرف بس تازہ تازی اچھا اچھی اچھے بڑا بڑی بڑے چھوٹا چھوٹی چھوٹے پکا پکے پکی ہوئے صاف نیا نئی ہے ہیں میں لا لانا لینا عمدہ بھر مجھے ہمیں بھجوا دینا دیجیے دیجئے دیدو بھیجنا السلام اسلام علیکم ہاں کر کریں ڈال بہتر موٹا موٹی موٹے جلدی لکھ پہنچا دلا تول کاٹ",
);

/** Between the ends of a range. */
export const RANGE_WORDS = setOf("to se ya سے تا یا");

/** Before the unit of a price. */
export const PER = setOf("per fi فی پر");

/** Before what a price is for, of which it is said first: "90 ka kilo". */
export const OF = setOf("ka ki ke kay کا کی کے");

/** After a number that is a price: "180 wale". */
export const WORTH = setOf("wala wali wale walay waale waala waali wla wli والا والی والے");

/** After these "do" is no number: "de do", "bhej do", "rehne do". */
export const ASKING = setOf(
	`${TURNING} de dy day kar bhej daal dal la rakh bhijwa dilwa mangwa likh dila pohncha pahuncha tol bana kaat دے کر بھیج بھجوا دلوا ڈال لا رکھ لکھ پہنچا دلا تول کاٹ`,
);

/** Where one wish ends and the next begins. */
export const JOINERS = setOf("aur aor and plus n اور");

export const MONEY = setOf("rs pkr rupee rupees rupay rupaye rupe rupiya rupaiya rupya روپے روپیہ روپئے");

/** Kitchen words that are no produce: with one of them "tomato ketchup" is no tomato, and "dahi" no mistyped dhania. */
export const OTHER_GOODS = setOf(
	"chay ketchup sauce juice squash syrup sharbat jam jelly murabba achar achaar pickle paste powder pisi pisa pissi sabut oil tel flour atta aata maida besan suji sooji chips fries crisps soup masala masalah namak salt sugar cheeni chini shakkar gur honey shehad ghee ghi butter makhan makkhan margarine milk doodh dudh dahi dahee yogurt yoghurt curd cream malai cheese paneer egg eggs anda anday ande andey bread roti naan bun rusk biscuit biscuits cake toffee chocolate chawal rice daal dal dall lentil lentils chana channa chanay chickpeas lobia rajma beans moong masoor maash tea chai chae patti coffee pani soda pepsi coke cola chicken murghi murgh beef mutton gosht qeema keema fish machli meat sausage kali kaali ratalu shakar kheer zeera zira cumin haldi turmeric elaichi cardamom laung cloves darchini cinnamon saunf sirka vinegar noodles pasta spaghetti macaroni seviyan oats cornflakes badam almonds kaju cashew pista akhrot walnut kishmish raisins anardana imli khus shake paratha parathay flakes grass pakora pakoray samosa samosay soap sabun surf shampoo tissue detergent کیچپ جوس اچار پیسٹ پاؤڈر پسی پسا تیل آٹا میدہ بیسن سوجی چپس مصالحہ کالی نمک چینی شکر گڑ شہد گھی مکھن دودھ دہی کریم پنیر انڈا انڈے روٹی بسکٹ کیک چاول دال چنا چنے لوبیا چائے پتی پانی مرغی گوشت قیمہ مچھلی زیرہ ہلدی الائچی لونگ صابن سرف بادام کاجو اخروٹ کلونجی املی سرکہ",
);
