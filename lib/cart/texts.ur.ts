import { productName, type UrduWords } from "@/lib/products/rules/product";
import { weightInUrdu } from "@/lib/products/rules/urdu-units";
import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import { formatAmount } from "@/lib/text/money";
import type { Stepped } from "@/lib/text/sold-by";
import type { CartBlock } from "./rules/cart-button";
import { missingToMinimum } from "./rules/totals";
import type {
	cartBlocks as cartBlocksEn,
	cart as cartEn,
	cartPages as cartPagesEn,
	cartSummary as cartSummaryEn,
	sharedBasket as sharedBasketEn,
	totals as totalsEn,
} from "./texts.en";

type Named = UrduWords & { name: string };

const nameOf = (product: Named) => isolated(productName(product, "ur"));
const left = ({ left: rest, stepGrams, ...product }: Named & Stepped & { left: number }) =>
	`${nameOf(product)}: صرف ${stepGrams ? weightInUrdu(rest) : rest} باقی`;

function listed(products: readonly Named[]): string {
	const [last, ...others] = products.map(nameOf).reverse();
	return others.length > 0 ? `${others.reverse().join("، ")} اور ${last}` : (last ?? "");
}

function title(block: CartBlock): string {
	switch (block.reason) {
		case "minimum":
			return `کم سے کم آرڈر ${formatAmount(block.minimum)} روپے`;
		case "area":
			return "علاقہ چنیں";
		case "area-mismatch":
			return "یہاں ڈیلیوری نہیں";
		case "verification":
			return "ای میل کی تصدیق کریں";
		case "address":
			return "پتہ نہیں چنا";
		case "stock":
			return block.products.length === 1
				? `${listed(block.products)} ختم ہے`
				: `${block.products.length} چیزیں ختم ہیں`;
		case "shortage": {
			const [only, ...others] = block.products;
			return only && others.length === 0 ? left(only) : `${block.products.length} چیزیں پوری نہیں`;
		}
		case "time":
			return "یہ وقت بھر گیا";
	}
}

function message(block: CartBlock): string {
	switch (block.reason) {
		case "minimum": {
			const missing = formatAmount(missingToMinimum(block.subtotal, block.minimum));
			return `کم سے کم آرڈر ${formatAmount(block.minimum)} روپے کا ہے۔ ${missing} روپے کا اور ڈالیں۔`;
		}
		case "area":
			return "اپنا علاقہ چنیں۔";
		case "area-mismatch":
			return "اس علاقے میں ابھی ڈیلیوری نہیں ہوتی۔ درست علاقہ چنیں یا پتہ بدلیں۔";
		case "verification":
			return "آرڈر سے پہلے اپنی ای میل کی تصدیق کریں";
		case "address":
			return "پتہ چنیں۔";
		case "stock":
			return block.products.length === 1
				? `${listed(block.products)} ختم ہے۔ آگے جانے کے لیے نکال دیں۔`
				: `${listed(block.products)} ختم ہیں۔ آگے جانے کے لیے نکال دیں۔`;
		case "shortage":
			return `${block.products.map(left).join("۔ ")}۔ آگے جانے کے لیے جتنا ہے اتنا لیں۔`;
		case "time":
			return "ڈیلیوری کا یہ وقت اب نہیں ملتا";
	}
}

export const cartBlocks: Translation<typeof cartBlocksEn> = {
	title,
	message,
	note: {
		minimum: (missing) => `${missing} اور۔`,
		area: "کہاں پہنچائیں؟",
		areaMismatch: (area) => `پتہ ${area} کا نہیں ہے۔`,
		verification: "ہماری بھیجی ہوئی ای میل کھولیں۔",
	},
	others: (count) => `${count} اور`,
	actions: {
		addMore: "اور ڈالیں",
		deliverTo: (area) => `${area} میں پہنچائیں`,
		chooseArea: "علاقہ چنیں",
		editAddress: "پتہ بدلیں",
		addAddress: "پتہ لکھیں",
		sendAgain: "دوبارہ بھیجیں",
		sent: (seconds) => `بھیج دی، ${seconds} سیکنڈ بعد دوبارہ`,
		goToProfile: "اکاؤنٹ کھولیں",
		remove: (count) => (count === 1 ? "نکالیں" : `${count} چیزیں نکالیں`),
		take: (left) => `${left} ہی لیں`,
		takeWhatIsLeft: "جتنا ہے اتنا لیں",
		pickTime: "دوسرا وقت چنیں",
	},
};

export const cartPages: Translation<typeof cartPagesEn> = {
	cart: "آپ کی ٹوکری",
	checkout: "آرڈر مکمل کریں",
	noWallet: {
		title: "موبائل سے ادائیگی اس وقت نہیں ہو سکتی",
		note: "آپ دروازے پر نقد دے سکتے ہیں۔",
		toCart: "واپس ٹوکری میں",
	},
	sharedBasket: {
		documentTitle: "کسی کی بھیجی ہوئی ٹوکری",
		title: "آپ کے لیے ایک ٹوکری",
		note: "آپ کے کہنے سے پہلے اس میں سے کچھ آپ کی ٹوکری میں نہیں جاتا۔",
	},
	paymentResult: {
		documentTitle: "ادائیگی کا نتیجہ",
		withoutScripts: "پیسے ملنے کے ایک منٹ کے اندر آرڈر خود ہو جاتا ہے۔",
		viewOrders: "میرے آرڈر دیکھیں",
	},
	toWallet: {
		documentTitle: "ادائیگی کی طرف",
		title: (wallet) => `اب ${wallet} پر`,
		note: (amount) => `${amount} ادا کرنے ہیں۔ ان کے صفحے پر اپنے ${isolated("PIN")} سے منظور کریں۔`,
		go: (wallet) => `${wallet} پر جائیں`,
	},
	backFromWallet: {
		documentTitle: (wallet) => `${wallet} سے واپسی`,
		title: "ایک لمحہ",
		note: (wallet) => `${wallet} سے آپ کی ادائیگی کی تصدیق کر رہے ہیں۔`,
		go: "آگے چلیں",
	},
};

export const cartSummary: Translation<typeof cartSummaryEn> = {
	title: "حساب",
	minimum: {
		label: "کم سے کم آرڈر",
		progress: (subtotal, minimum) => `${minimum} میں سے ${subtotal}`,
		missing: (amount) => `${amount} کا اور ڈالیں`,
		reached: "کم سے کم آرڈر پورا ہو گیا",
	},
	area: { label: "علاقہ", choose: "اپنا علاقہ چنیں" },
	address: {
		label: "پتہ",
		none: "ابھی کوئی پتہ نہیں",
		loginToUse: "محفوظ پتہ لینے کے لیے لاگ اِن کریں",
		whereToKnock: "بتائیں کہاں پہنچائیں",
		unread: "آپ کے پتے نہیں کھل سکے۔",
		again: "دوبارہ کوشش کریں",
		add: "+ نیا پتہ لکھیں",
		change: "بدلیں",
		chosen: "(چنا ہوا)",
		addArea: (area) => `اس پتے میں ”${area}“ لکھ دیں`,
		loginToAdd: "پتہ لکھنے کے لیے لاگ اِن کریں",
	},
	payment: {
		legend: "پیسے کیسے دیں گے",
		cash: "دروازے پر نقد",
		cashNote: "سامان دیکھ کر رائڈر کو دیں",
		online: "موبائل سے",
		wallets: (names) => names.join(" یا "),
	},
	whenPaid: {
		nothing: "کچھ دینا باقی نہیں۔",
		online: "پیسے اگلے صفحے پر دیں گے۔",
		cod: "پیسے دروازے پر رائڈر کو دیں گے۔",
	},
	ready: { cod: "آرڈر کریں", online: "آرڈر مکمل کریں" },
	loginToOrder: "آرڈر کے لیے لاگ اِن کریں۔",
	loginToPay: "آرڈر مکمل کرنے کے لیے لاگ اِن کریں",
	order: {
		placed: "آرڈر ہو گیا۔ تازہ سامان 60 منٹ میں آپ کے دروازے پر۔",
		refused: "آرڈر نہیں ہو سکا",
		notSent: "آرڈر نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
	},
	question: (cart) => `السلام علیکم، اپنی ٹوکری کے بارے میں پوچھنا ہے: ${cart}۔`,
	share: "یہ ٹوکری کسی کو بھیجیں",
	shared: (cart, shop) => `السلام علیکم، ${shop} پر میری ٹوکری: ${cart}۔ یہاں کھولیں:`,
};

export const cart: Translation<typeof cartEn> = {
	loading: "آپ کی ٹوکری کھل رہی ہے",
	pieces: (count) => (count === 1 ? "1 چیز" : `${count} چیزیں`),
	piecesFor: (pieces, area) => `${pieces}، ${area} کے لیے`,
	items: "چیزیں",
	each: (price) => `ہر ایک ${price}`,
	continueShopping: "اور چیزیں لیں",
	clear: {
		title: "ٹوکری خالی کریں",
		description: "ٹوکری کی سب چیزیں نکل جائیں گی۔",
		keep: "رہنے دیں",
	},
	empty: {
		title: "آپ کی ٹوکری خالی ہے",
		note: "پھل، سبزیاں اور پیٹیاں ڈالیں، جھنگ کے لیے تازہ چنی ہوئی۔",
		browse: "چیزیں دیکھیں",
	},
	failed: {
		title: "آپ کی ٹوکری نہیں کھل سکی",
		note: "آپ کی چیزیں محفوظ ہیں۔ انٹرنیٹ دیکھ لیں۔",
		again: "دوبارہ کوشش کریں",
	},
	makeWeekly: "یہی ٹوکری ہر ہفتے منگوائیں",
	shortage: {
		left: (onlyLeft) => `${onlyLeft}۔`,
		asked: (quantity) => `آپ نے ${quantity} مانگے تھے۔`,
		take: (left, price) => `${left} ہی لیں · ${price}`,
		similar: "اس جیسی",
		noneSimilar: "آج اس جیسی کوئی چیز نہیں۔",
		like: (name) => `${name} جیسی چیزیں`,
	},
	suggestions: {
		toGo: (missing) => `${missing} اور چاہییں`,
		fills: (count) =>
			count === 1 ? "اس سے کم سے کم آرڈر پورا ہو جائے گا۔" : "ان دونوں سے کم سے کم آرڈر پورا ہو جائے گا۔",
		forgot: "کچھ رہ تو نہیں گیا؟",
	},
	wishes: {
		title: "کوئی چیز نہ ملے تو",
		otherwise: "کسی ایک چیز کے لیے کچھ اور؟",
		asAbove: (wish) => `${wish}، جیسے اوپر`,
	},
};

export const sharedBasket: Translation<typeof sharedBasketEn> = {
	failed: "یہ ٹوکری نہیں کھل سکی",
	gone: "اس وقت نہیں مل سکتا:",
	goneNames: (names) => `${names.map((name) => isolated(name || "کوئی چیز")).join("، ")}۔`,
	inside: "ٹوکری میں کیا ہے",
	join: "میری ٹوکری میں ڈالیں",
	empty: {
		title: "یہ چیزیں اب نہیں ملتیں",
		note: "لنک شاید پرانا ہے۔ دکان میں بہت کچھ ہے۔",
		browse: "چیزیں دیکھیں",
	},
};

export const totals: Translation<typeof totalsEn> = {
	subtotal: "سامان",
	coupon: (code) => `کوپن ${isolated(code)}`,
	deliveryFee: (kind) => `ڈیلیوری (${kind})`,
	tax: (percent) => `ٹیکس (${isolated(`${percent}%`)})`,
	total: "کل رقم",
	credit: "آپ کا بیلنس",
	toPay: "باقی رقم",
	times: (quantity, amount) => isolated(`${quantity} × ${amount}`),
	less: (amount) => `${isolated(`−${amount}`)} روپے`,
	atMost: "کل، زیادہ سے زیادہ",
	weighed: (things, amount) =>
		`${things} ${things === 1 ? "چیز پیک کرتے وقت تولی جائے گی" : "چیزیں پیک کرتے وقت تولی جائیں گی"}۔ کم نکلیں تو پیسے کم، ${amount} سے زیادہ کبھی نہیں۔`,
	useCredit: "میرا بیلنس لگائیں",
	inAccount: (amount) => `آپ کے اکاؤنٹ میں ${amount} ہیں`,
};
