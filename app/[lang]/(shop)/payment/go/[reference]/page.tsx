import { notFound, redirect } from "next/navigation";
import { BetweenPages } from "@/components/payments/open-payments";
import { PostForm } from "@/components/payments/post-form";
import { currentCustomer } from "@/lib/accounts/server/sessions";
import { formOfPayment } from "@/lib/payments/server/own-payments";
import { resultPath } from "@/lib/payments/server/registry";
import { ownPage, pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { foundOrNull } from "@/lib/server/platform/errors";
import { pathIn } from "@/lib/text/language";
import { formatAmount } from "@/lib/text/money";

export const generateMetadata = ownPage("cartPages", (text) => text.toWallet.documentTitle);

async function read(reference: string) {
	const customer = await currentCustomer();
	if (!customer) redirect(pathIn(await pageLanguage(), "/cart?auth=login"));
	return (await foundOrNull(formOfPayment(customer._id, reference))) ?? notFound();
}

/** Leads a customer's payment on to the wallet's own page. */
export default async function GoPage({ params }: PageProps<"/[lang]/payment/go/[reference]">) {
	const { payment, form } = await read((await params).reference);
	const name = (await pageMessages("wallets")).names[payment.wallet];
	const text = (await pageMessages("cartPages")).toWallet;
	const { rupees } = await pageMessages("common");
	if (!form)
		redirect(pathIn(await pageLanguage(), resultPath(payment.wallet, { reference: payment.paymentId })));
	return (
		<BetweenPages title={text.title(name)} note={text.note(rupees(formatAmount(payment.amount)))}>
			<PostForm form={form}>{text.go(name)}</PostForm>
		</BetweenPages>
	);
}
