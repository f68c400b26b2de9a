import { Panel, PanelTitle } from "@/components/ui/panel";
import type { Shop } from "@/lib/domain/shop-details";
import { LineField } from "./line-field";
import type { ShopForm } from "./use-shop-form";

/** How customers reach the shop. What is not said shows nothing on the shop's pages, but for demo mode's examples. */
export function ContactPanel({ form, shown }: { form: ShopForm; shown: Shop }) {
	return (
		<Panel aria-labelledby="contact" className="grid gap-4">
			<PanelTitle id="contact" className="text-lg">
				Contact
			</PanelTitle>
			<LineField form={form} name="name" label="Shop name" maxLength={60} />
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<LineField form={form} name="phone" label="Phone" inputMode="tel" placeholder={shown.phone ?? ""} />
				<LineField
					form={form}
					name="whatsapp"
					label="WhatsApp"
					inputMode="tel"
					hint={form.typed.whatsapp === "" ? "Empty: no WhatsApp links on the shop" : undefined}
				/>
				<LineField form={form} name="email" label="Email" inputMode="email" placeholder={shown.email ?? ""} />
				<LineField form={form} name="address" label="Address" placeholder={shown.address} />
			</div>
		</Panel>
	);
}
