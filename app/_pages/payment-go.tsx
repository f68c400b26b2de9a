import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { BetweenPages } from "@/components/shop/checkout/between-pages";
import { PostForm } from "@/components/shop/checkout/post-form";
import { formatRupees } from "@/lib/domain/money";
import { WALLET_NAMES } from "@/lib/domain/wallet";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { resultPath } from "@/lib/server/payments/returned";
import { formOfPayment } from "@/lib/server/payments/view";
import { ShopError } from "@/lib/server/platform/errors";

export function goMetadata(): Metadata {
	return { title: "To your wallet", robots: { index: false } };
}

async function read(reference: string) {
	const customer = await currentCustomer();
	if (!customer) redirect("/cart?auth=login");
	try {
		return await formOfPayment(customer._id, reference);
	} catch (error) {
		if (error instanceof ShopError && error.kind === "not-found") notFound();
		throw error;
	}
}

/** Leads a customer's payment on to the wallet's own page. */
export async function GoPage({ params }: { params: Promise<{ reference: string }> }) {
	const { payment, form } = await read((await params).reference);
	const name = WALLET_NAMES[payment.wallet];
	if (!form) redirect(resultPath(payment.wallet, { reference: payment.paymentId }));
	return (
		<BetweenPages
			title={`On to ${name}`}
			note={`${formatRupees(payment.amount)} to pay. You approve it with your own PIN on their page.`}
		>
			<PostForm form={form}>Continue to {name}</PostForm>
		</BetweenPages>
	);
}
