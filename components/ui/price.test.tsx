import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as english from "@/app/texts/shop.en";
import * as urdu from "@/app/texts/shop.ur";
import { messagesProvider } from "@/lib/client/messages";
import { Price } from "./price";

const [English, Urdu] = [messagesProvider("en", english), messagesProvider("ur", urdu)];
const textOf = (was?: number, Messages = English) =>
	renderToStaticMarkup(
		<Messages>
			<Price amount={20} was={was} />
		</Messages>,
	);

test("a price strikes what was more, and nothing else", () => {
	expect(textOf(30)).toMatch(/<s .*was Rs\. <\/span>30<\/s>/);
	for (const was of [undefined, 20, 10]) expect(textOf(was)).not.toContain("<s ");
});

const wordsOf = (html: string) =>
	html
		.replace(/<[^>]+>/g, "")
		.replace(/\s+/g, " ")
		.trim();

test("the unit stands where each language has it", () => {
	expect(wordsOf(textOf())).toBe("Rs. 20");
	expect(wordsOf(textOf(30, Urdu))).toBe("20 روپےپہلے 30");
});
