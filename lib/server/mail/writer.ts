import "server-only";
import { currentShop } from "@/lib/shop/server/read";
import { isolated } from "@/lib/text/isolate";
import { DIRECTIONS, type Language, pathIn } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { translateAnswer } from "@/lib/text/messages/answers";
import { formatAmount } from "@/lib/text/money";
import { env } from "../platform/env";

/** What mails in a language are written with; English where somebody never said one. */
export function writerIn(language: Language = "en") {
	const texts = MESSAGES[language];
	const { name, phone } = currentShop();
	/** A value as it stands in a sentence: whatever its own direction is, it turns nothing around it. */
	const say = (value: string) => (DIRECTIONS[language] === "rtl" ? isolated(value) : value);
	/** A reason that the shop gives in English, or that a person wrote. */
	const sayReason = (reason: string) => (language === "ur" && translateAnswer(reason)) || say(reason);
	/** The whole address of a page in this language. */
	const linkTo = (path: string) => env().APP_URL + pathIn(language, path).replace(/^\/$/, "");
	return {
		language,
		texts,
		say,
		sayReason,
		linkTo,
		rupees: (amount: number) => texts.common.rupees(formatAmount(amount)),
		shop: texts.common.shopName(name),
		/** How a customer reaches the shop, to go on after "please" or "you can". */
		reach: phone ? texts.mail.callUs(say(phone)) : texts.mail.writeToUs(linkTo("/contact")),
		/** The way to the orders, which most mails end with. */
		myOrders: { kind: "button", label: texts.mail.seeMyOrders, url: linkTo("/my-orders") } as const,
	};
}

export type Writer = ReturnType<typeof writerIn>;
