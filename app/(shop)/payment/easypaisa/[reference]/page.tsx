import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BetweenPages } from "@/components/shop/checkout/between-pages";
import { PostForm } from "@/components/shop/checkout/post-form";
import { confirmStep } from "@/lib/server/payments/confirm-step";

export const metadata: Metadata = { title: "Back from Easypaisa", robots: { index: false } };

type Props = {
	params: Promise<{ reference: string }>;
	searchParams: Promise<{ auth_token?: string | string[] }>;
};

/** Easypaisa's second step: its token goes back to it, and it sends the browser to the result page. */
export default async function EasypaisaStepPage({ params, searchParams }: Props) {
	const { reference } = await params;
	const { auth_token: token } = await searchParams;
	const form = confirmStep(token);
	if (!form)
		redirect(`/payment/verify?${new URLSearchParams({ provider: "easypaisa", orderRefNum: reference })}`);
	return (
		<BetweenPages title="One moment" note="We confirm your payment with Easypaisa.">
			<PostForm form={form}>Continue</PostForm>
		</BetweenPages>
	);
}
