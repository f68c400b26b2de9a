import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { BetweenPages } from "@/components/shop/checkout/between-pages";
import { PostForm } from "@/components/shop/checkout/post-form";
import { pathIn } from "@/lib/domain/language";
import { formatAmount } from "@/lib/domain/money";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { resultPath } from "@/lib/server/payments/returned";
import { formOfPayment } from "@/lib/server/payments/view";
import { ShopError } from "@/lib/server/platform/errors";

export function goMetadata(): Metadata {
	return { title: pageMessages("cartPages").toWallet.documentTitle, robots: { index: false } };
}

async function read(reference: string) {
	const customer = await currentCustomer();
	if (!customer) redirect(pathIn(pageLanguage(), "/cart?auth=login"));
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
	const name = pageMessages("wallets").names[payment.wallet];
	const text = pageMessages("cartPages").toWallet;
	const { rupees } = pageMessages("common");
	if (!form) redirect(pathIn(pageLanguage(), resultPath(payment.wallet, { reference: payment.paymentId })));
	return (
		<BetweenPages title={text.title(name)} note={text.note(rupees(formatAmount(payment.amount)))}>
			<PostForm form={form}>{text.go(name)}</PostForm>
		</BetweenPages>
	);
}
