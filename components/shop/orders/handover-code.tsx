import { useMessages } from "#messages";
import { Panel } from "@/components/ui/panel";
import type { OwnOrder } from "@/lib/domain/order";
import { isPromised } from "@/lib/domain/order-states";

/** The four digits that the customer tells the rider at the door; nothing once the order needs them no more. */
export function HandoverCode({ order: { handoverCode, status } }: { order: OwnOrder }) {
	const { code: text } = useMessages("orders");
	if (!handoverCode || !isPromised(status)) return null;
	return (
		<Panel className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
			<p className="max-w-[36ch]">
				<b>{text.title}</b> {text.text}
			</p>
			<p dir="ltr" className="text-4xl font-heavy tracking-[0.2em] figures">
				{handoverCode}
			</p>
		</Panel>
	);
}
