import type { Wallet } from "@/lib/payments/rules";
import type { Shop } from "./shop-details";

/** What a message may be about (spec 3). */
export const INQUIRY_TYPES = ["general", "order", "delivery", "product", "partnership", "feedback"] as const;
/** Letters of a subject at most. */
export const MAX_SUBJECT = 150;

export const CONTACT_THANKS = "Thank you for your message. We will reply within 24 hours.";

/** A mail of demo mode's mailbox in the list; `name` is its file, `at` is ISO 8601. */
export type MailHead = { name: string; to: string; subject: string; at: string };

export type OpenMail = MailHead & { from: string; html: string; text: string };

/** One question; `id` is its address on the page and never changes. */
export type FaqEntry = { id: string; question: string; answer: string };
export type FaqCategory = { id: string; title: string; entries: readonly FaqEntry[] };

/** What answers name: the shop's details, and the wallets that it takes. */
export type AnsweringShop = Shop & { wallets: readonly Wallet[] };

/** An answer that names one of the shop's details is written once they are known; null where nobody needs to ask. */
export type WrittenFaq = readonly (Omit<FaqCategory, "entries"> & {
	entries: readonly (Omit<FaqEntry, "answer"> & {
		answer: string | ((shop: AnsweringShop) => string | null);
	})[];
})[];

/** The questions with their answers, for a shop of these details. */
export function faqOf(written: WrittenFaq, shop: AnsweringShop): FaqCategory[] {
	return written.map((category) => ({
		...category,
		entries: category.entries.flatMap(({ answer, ...entry }) => {
			const words = typeof answer === "string" ? answer : answer(shop);
			return words === null ? [] : [{ ...entry, answer: words }];
		}),
	}));
}

/** The three questions that the home page answers (spec 2, Home). */
export function homeQuestions(faq: readonly FaqCategory[]): FaqEntry[] {
	const entries = faq.flatMap((category) => category.entries);
	return ["how-fast", "minimum-order", "not-fresh"].flatMap(
		(id) => entries.find((entry) => entry.id === id) ?? [],
	);
}
