import "server-only";
import type { Word } from "@/lib/messages/server/word";
import { productName, type UrduWords } from "@/lib/products/rules/product";
import { compose, writerIn } from "@/lib/server/mail/layout";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import type { Stepped } from "@/lib/text/sold-by";

type Back = UrduWords & Stepped & { _id: unknown; name: string; offerPrice: number; unit: string };

/** Tells a customer who asked for it that a product can be bought again. */
export function backInStockMail(key: string, user: Addressee, back: Back): Mail {
	const writer = writerIn(user.language);
	const { texts, language, say, rupees, linkTo } = writer;
	const { backInStock } = texts.mailAccount;
	const product = say(productName(back, language));
	const price = backInStock.price({
		amount: rupees(back.offerPrice),
		unit: say(texts.product.unit(back)),
	});
	return {
		key,
		to: user.email ?? "",
		...compose(writer, {
			subject: backInStock.subject({ product }),
			heading: backInStock.heading,
			preview: backInStock.preview({ product, price }),
			blocks: [
				backInStock.text({ name: say(user.name), product, price }),
				{ kind: "button", label: backInStock.button, url: linkTo(`/product/${String(back._id)}`) },
				{ kind: "note", text: backInStock.note },
			],
		}),
	};
}

/** The same for a phone. */
export function backInStockWord(key: string, user: Addressee, back: Back): Word {
	const { shop, language, say, linkTo } = writerIn(user.language);
	const values = [shop, say(productName(back, language)), linkTo(`/product/${String(back._id)}`)];
	return { key, template: "back_in_stock", values };
}
