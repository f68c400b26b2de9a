import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { BetweenPages } from "@/components/shop/checkout/between-pages";
import { PostForm } from "@/components/shop/checkout/post-form";
import { pathIn } from "@/lib/domain/language";
import { isWallet } from "@/lib/domain/wallet";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { languageOfPayment } from "@/lib/server/payments/find";
import { toFields } from "@/lib/server/payments/provider";
import { resultPath } from "@/lib/server/payments/returned";
import { INTEGRATIONS } from "@/lib/server/payments/wallets";

type Props = {
	params: Promise<{ wallet: string; reference: string }>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function secondStepMetadata({ params }: Props): Promise<Metadata> {
	const { wallet } = await params;
	if (!isWallet(wallet)) return {};
	const { documentTitle } = pageMessages("cartPages").backFromWallet;
	return { title: documentTitle(pageMessages("wallets").names[wallet]), robots: { index: false } };
}

/** A wallet's second step: what its first page sent goes back to it, and it sends the browser to the result page. */
export async function SecondStepPage({ params, searchParams }: Props) {
	const { wallet, reference } = await params;
	const secondForm = isWallet(wallet) && INTEGRATIONS[wallet].secondForm;
	if (!secondForm) notFound();
	const fields = toFields(await searchParams);
	const language = await languageOfPayment(wallet, reference);
	// The wallet knows the English address alone.
	if (language !== pageLanguage()) {
		redirect(pathIn(language, `/payment/${wallet}/${reference}?${new URLSearchParams(fields)}`));
	}
	const form = secondForm(fields, language);
	if (!form) redirect(pathIn(language, resultPath(wallet, { reference })));
	const text = pageMessages("cartPages").backFromWallet;
	return (
		<BetweenPages title={text.title} note={text.note(pageMessages("wallets").names[wallet])}>
			<PostForm form={form}>{text.go}</PostForm>
		</BetweenPages>
	);
}
