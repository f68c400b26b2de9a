import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { BetweenPages } from "@/components/payments/open-payments";
import { PostForm } from "@/components/payments/post-form";
import { isWallet } from "@/lib/payments/rules";
import { toFields } from "@/lib/payments/server/provider";
import { languageOfPayment, resultPath } from "@/lib/payments/server/registry";
import { INTEGRATIONS } from "@/lib/payments/server/wallets";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { pathIn } from "@/lib/text/language";

type Props = PageProps<"/[lang]/payment/[wallet]/[reference]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { wallet } = await params;
	if (!isWallet(wallet)) return {};
	const { documentTitle } = (await pageMessages("cartPages")).backFromWallet;
	return { title: documentTitle((await pageMessages("wallets")).names[wallet]), robots: { index: false } };
}

/** A wallet's second step: what its first page sent goes back to it, and it sends the browser to the result page. */
export default async function SecondStepPage({ params, searchParams }: Props) {
	const { wallet, reference } = await params;
	const secondForm = isWallet(wallet) && INTEGRATIONS[wallet].secondForm;
	if (!secondForm) notFound();
	const fields = toFields(await searchParams);
	const language = await languageOfPayment(wallet, reference);
	// The wallet knows the English address alone.
	if (language !== (await pageLanguage())) {
		redirect(pathIn(language, `/payment/${wallet}/${reference}?${new URLSearchParams(fields)}`));
	}
	const form = secondForm(fields, language);
	if (!form) redirect(pathIn(language, resultPath(wallet, { reference })));
	const text = (await pageMessages("cartPages")).backFromWallet;
	return (
		<BetweenPages title={text.title} note={text.note((await pageMessages("wallets")).names[wallet])}>
			<PostForm form={form}>{text.go}</PostForm>
		</BetweenPages>
	);
}
