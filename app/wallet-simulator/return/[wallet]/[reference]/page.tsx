import { PostForm } from "@/components/shop/checkout/post-form";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { jazzCashKeys } from "@/lib/server/payments/simulator/books";
import { jazzCashReturn } from "@/lib/server/payments/simulator/jazzcash";
import { readSimulated } from "../../../read-simulated";

type Props = { params: Promise<{ wallet: string; reference: string }> };

/** The way back to the shop: the wallet's own fields, signed, posted by the browser. */
export default async function ReturnPage({ params }: Props) {
	const payment = await readSimulated(await params);
	return (
		<Panel className="grid gap-4 text-center">
			<PanelTitle>Back to the shop</PanelTitle>
			<PostForm form={jazzCashReturn(payment, jazzCashKeys())}>Continue to Sabz</PostForm>
		</Panel>
	);
}
