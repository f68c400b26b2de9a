import { SHOP } from "@/lib/shop/rules/shop-details";
import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import type { PriceBand, Sort } from "./rules/browse";
import { type Category, categoryName } from "./rules/product";
import { unitInUrdu, weightInUrdu } from "./rules/urdu-units";
import { MAX_NOTE } from "./rules/wishes";
import type {
	allProductsPage as allProductsPageEn,
	browse as browseEn,
	buying as buyingEn,
	counter as counterEn,
	deals as dealsEn,
	filters as filtersEn,
	product as productEn,
	productPage as productPageEn,
	suggestions as suggestionsEn,
	wishes as wishesEn,
} from "./texts.en";
import { wishWords } from "./wish-texts.ur";

export const allProductsPage: Translation<typeof allProductsPageEn> = {
	title: "سب چیزیں",
	description: "آج دکان پر جو بھی پھل، سبزی اور پیٹی ہے، سب کی قیمت روپوں میں۔",
	heading: "تازہ پھل اور سبزیاں",
};

const ENDS: Readonly<Record<PriceBand, string>> = {
	"under-500": "500 روپے سے کم میں بس اتنا ہی۔",
	"500-1000": "500 سے 1000 روپے تک بس اتنا ہی۔",
	"1000-2000": "1000 سے 2000 روپے تک بس اتنا ہی۔",
	"above-2000": "2000 روپے سے اوپر بس اتنا ہی۔",
};

export const browse: Translation<typeof browseEn> = {
	products: "چیزیں",
	filterProducts: "چیزیں چنیں",
	showing: (count) => (count === 1 ? "1 چیز ملی" : `${count} چیزیں ملیں`),
	searching: "چیزیں ڈھونڈ رہے ہیں",
	show: (count) => `${count} دیکھیں`,
	searchedFor: (text) => `”${isolated(text)}“`,
	end: (band) => ENDS[band],
	seeAllPrices: "سب قیمتیں دیکھیں",
	nothingFound: "کوئی چیز نہیں ملی",
	nothingCalled: (text) => `”${isolated(text)}“ نام کی کوئی چیز آج دکان پر نہیں۔`,
	asList: "فہرست کی طرح دیکھیں",
	nothingFits: "ایسی کوئی چیز آج دکان پر نہیں۔",
	emptyShelf: "دکان پر ابھی کوئی چیز نہیں آئی۔ تھوڑی دیر بعد پھر دیکھیں۔",
	clearFilters: "سب ہٹائیں",
	freshInstead: "اس کی جگہ، آج تازہ",
};

export const buying: Translation<typeof buyingEn> = {
	addToCart: "ٹوکری میں ڈالیں",
	addFor: (rupees) => `ڈالیں · ${rupees}`,
	buyNow: "ابھی خریدیں",
	howMuch: "کتنا چاہیے؟",
	each: (quantity, rupees) => `${quantity} عدد، ہر ایک ${rupees}`,
	zoom: (name) => `${name} کی تصویر بڑی کریں`,
	picturesOf: (name) => `${name} کی تصویریں`,
	picture: (number, count) => `${count} میں سے تصویر ${number}`,
	wholePicture: "پوری تصویر دکھائیں",
	doublePicture: "تصویر دگنی کریں",
	tellMe: "آ جائے تو بتائیں",
	doNotTell: "اب نہ بتائیں",
	willTell: "جب آئے گی، آپ کو ایک پیغام بھیج دیں گے۔",
	failed: "یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
};

export const counter: Translation<typeof counterEn> = {
	own: "دکان کے اور حصے",
	aisles: "قسمیں",
	all: "سب",
	cart: "ٹوکری",
	items: (count) => (count === 1 ? "1 چیز" : `${count} چیزیں`),
	cartHolds: (items) => `ٹوکری، ${items}: `,
	toGo: (amount) => `${amount} اور ڈالیں`,
};

export const deals: Translation<typeof dealsEn> = {
	title: "تیار پیٹیاں",
	description: "ہفتے بھر، ہانڈی یا فروٹ چاٹ کی پیٹی: پوری پیٹی ایک قیمت میں، الگ الگ لینے سے سستی۔",
	lead: "پوری پیٹی، ایک قیمت۔ الگ الگ لینے سے ہمیشہ سستی۔",
	onHome: "تیار پیٹیاں",
	all: "سب پیٹیاں",
	showing: (count) => (count === 1 ? "1 پیٹی" : `${count} پیٹیاں`),
	none: "ابھی کوئی پیٹی نہیں",
	soon: "نئی پیٹیاں جلد آ رہی ہیں",
	packing: "پیٹیاں بن رہی ہیں۔ تب تک سب کچھ الگ الگ ملتا ہے۔",
	browse: "چیزیں دیکھیں",
	shop: "خریداری کریں",
	save: (rupees) => `${rupees} بچت`,
	inCrate: "پیٹی میں",
	comma: "، ",
	inside: (name) => `${name} میں`,
	quantity: (name) => `${name} کی تعداد`,
	add: "ٹوکری میں ڈالیں",
	addNamed: (name) => `ٹوکری میں ڈالیں: ${name}`,
};

const BANDS: Readonly<Record<PriceBand, string>> = {
	"under-500": "500 سے کم",
	"500-1000": "500-1000",
	"1000-2000": "1000-2000",
	"above-2000": "2000 سے زیادہ",
};
const CHOSEN: Readonly<Record<PriceBand, string>> = {
	"under-500": "500 روپے سے کم",
	"500-1000": "500-1000 روپے",
	"1000-2000": "1000-2000 روپے",
	"above-2000": "2000 روپے سے زیادہ",
};
const SORTS: Readonly<Record<Sort, string>> = {
	name: "نام سے",
	"price-low": "سستی پہلے",
	"price-high": "مہنگی پہلے",
	rating: "پسندیدہ پہلے",
};

export const filters: Translation<typeof filtersEn> = {
	category: "قسم",
	allCategories: "سب قسمیں",
	sort: "ترتیب",
	bestMatch: "ملتی پہلے",
	sortName: (sort) => SORTS[sort],
	price: "قیمت، روپے",
	allPrices: "سب",
	band: (band) => BANDS[band],
	chosenBand: (band) => CHOSEN[band],
	sortAndPrice: "ترتیب اور قیمت",
	clearAll: "سب ہٹائیں",
};

export const productPage: Translation<typeof productPageEn> = {
	home: "ہوم",
	products: "سب چیزیں",
	inTheCrate: "پیٹی میں کیا ہے",
	weighedTitle: "پیک کرتے وقت تولا جاتا ہے",
	weighedNote: "کم نکلا تو پیسے کم۔ زیادہ کبھی نہیں۔",
	promisedTitle: `${SHOP.promisedMinutes} منٹ`,
	promisedNote: "ٹوکری میں فوری چنیں، ہمارے سب علاقوں میں",
	freshTitle: "تازہ ہونے کی ضمانت",
	freshNote: "پسند نہ آئے تو رائڈر کو واپس",
	similarHere: "اس جیسی، آج موجود",
	similar: "اس جیسی",
	related: "اس کے ساتھ",
	allOf: (category) => `سب ${categoryName(category, "ur")}`,
	notFound: "یہ چیز نہیں ملی",
	notFoundNote: "شاید اب دکان پر نہیں، یا لنک غلط ہے۔",
	browseAll: "سب چیزیں دیکھیں",
};

const ONE_OF: Readonly<Record<Category, string>> = { Fruits: "پھل", Vegetables: "سبزی", Bundles: "پیٹی" };

export const product: Translation<typeof productEn> = {
	category: (category) => ONE_OF[category],
	unit: unitInUrdu,
	weight: weightInUrdu,
	perKg: "فی کلو",
	comma: "، ",
	by: (weight) => `ہر بار ${weight}`,
	about: (pieces) => `تقریباً ${pieces} عدد`,
	inStock: "موجود ہے",
	outOfStock: "ختم",
	unavailable: "ختم",
	onlyLeft: (left, { stepGrams } = {}) => `صرف ${stepGrams ? weightInUrdu(left) : left} باقی`,
	rateToday: (rupees) => `آج کا سرکاری نرخ ${rupees}`,
	came: "آج کا مال",
	cameAt: (time) => `آج کا مال، ${time}`,
	deal: "سستا",
	save: (rupees) => `${rupees} بچت`,
	allTaxes: "(سب ٹیکس شامل)",
	add: "ڈالیں",
	addToCart: (name) => `${name} ٹوکری میں ڈالیں`,
	quantityOf: (name) => `${isolated(name)} کی تعداد`,
	remove: (name) => `${isolated(name)} نکالیں`,
	favourite: (name) => `میری پسند: ${name}`,
	favouriteKept: "آپ کی پسند میں شامل",
	seeFavourites: "دیکھیں",
	reviews: (count) => `${count} رائے`,
	noReviews: "ابھی کوئی رائے نہیں",
	notLoaded: (reason = "دکان سے رابطہ نہیں ہو سکا") => `چیزیں نہیں کھل سکیں: ${reason}`,
};

export const suggestions: Translation<typeof suggestionsEn> = {
	products: "ملتی چیزیں",
	seeAll: (text) => `”${isolated(text)}“ کے سب نتیجے دیکھیں`,
	count: (count) => (count === 1 ? "1 چیز ملی" : `${count} چیزیں ملیں`),
};

export const wishes: Translation<typeof wishesEn> = {
	words: wishWords,
	title: "کیسا چاہیے؟",
	optional: "اگر چاہیں",
	addNote: "کچھ لکھیں",
	note: "کوئی اور بات",
	doWhatWeCan: "ہم پوری کوشش کریں گے۔",
	letters: (count) => `${MAX_NOTE} میں سے ${count}`,
	add: "فرمائش لکھیں",
	addTo: (name) => `${isolated(name)} کی فرمائش لکھیں`,
	change: (name) => `${isolated(name)} کی فرمائش بدلیں`,
	dialog: (name) => `${isolated(name)}: آپ کی فرمائش`,
	dialogNote: "پیک کرنے والا اسے بڑے حروف میں پڑھتا ہے۔",
	none: "کوئی فرمائش نہیں",
	keep: "یہی فرمائش رکھیں",
	gone: (wish) => `”${wishWords[wish]}“ اب نہیں ملتا، اس لیے اس کے بغیر پیک کریں گے۔`,
	dot: " · ",
	asked: ({ wish, note }) =>
		[wish && wishWords[wish], note && `”${isolated(note)}“`].filter(Boolean).join("، ") || null,
};
