import { redirect } from "next/navigation";
import { PostForm } from "@/components/payments/post-form";
import { Panel } from "@/components/ui/panel";
import { readSimulated } from "../../../read-simulated";

type Props = PageProps<"/wallet-simulator/return/[wallet]/[reference]">;

/** The way back to the shop: the wallet's own fields, signed, posted by the browser. */
export default async function ReturnPage({ params }: Props) {
	const { payment, simulator } = await readSimulated(await params);
	const wayBack = simulator.wayBack(payment);
	if (typeof wayBack === "string") redirect(wayBack);
	return (
		<Panel title="Back to the shop" className="grid gap-4 text-center">
			<PostForm form={wayBack}>Continue to Sabz</PostForm>
		</Panel>
	);
}
