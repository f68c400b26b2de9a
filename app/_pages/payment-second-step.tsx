import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { BetweenPages } from "@/components/shop/checkout/between-pages";
import { PostForm } from "@/components/shop/checkout/post-form";
import { isWallet, WALLET_NAMES } from "@/lib/domain/wallet";
import { toFields } from "@/lib/server/payments/provider";
import { resultPath } from "@/lib/server/payments/returned";
import { INTEGRATIONS } from "@/lib/server/payments/wallets";

type Props = {
	params: Promise<{ wallet: string; reference: string }>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function secondStepMetadata({ params }: Props): Promise<Metadata> {
	const { wallet } = await params;
	return isWallet(wallet) ? { title: `Back from ${WALLET_NAMES[wallet]}`, robots: { index: false } } : {};
}

/** A wallet's second step: what its first page sent goes back to it, and it sends the browser to the result page. */
export async function SecondStepPage({ params, searchParams }: Props) {
	const { wallet, reference } = await params;
	const secondForm = isWallet(wallet) && INTEGRATIONS[wallet].secondForm;
	if (!secondForm) notFound();
	const form = secondForm(toFields(await searchParams));
	if (!form) redirect(resultPath(wallet, { reference }));
	return (
		<BetweenPages title="One moment" note={`We confirm your payment with ${WALLET_NAMES[wallet]}.`}>
			<PostForm form={form}>Continue</PostForm>
		</BetweenPages>
	);
}
