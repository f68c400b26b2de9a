"use client";

import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useShop } from "@/lib/shop/client/shop";
import type { PhoneOrderState } from "./use-phone-order";

/** Who is calling: the number first; whoever has ordered before fills in the rest. */
export function CallerPanel({ state }: { state: PhoneOrderState }) {
	const { fields, set, setPhone, known } = state;
	const { areas } = useShop();
	return (
		<Panel aria-labelledby="who-is-calling" className="grid gap-3 md:p-5">
			<PanelTitle id="who-is-calling">Who is calling</PanelTitle>
			<div className="grid gap-3 sm:grid-cols-2">
				<Field label="Phone number">
					{(props) => (
						<Input
							{...props}
							data-place="caller"
							inputMode="tel"
							autoComplete="off"
							value={fields.phone}
							onChange={(event) => void setPhone(event.target.value)}
						/>
					)}
				</Field>
				<Field label="Name">
					{(props) => (
						<Input
							{...props}
							autoComplete="off"
							maxLength={60}
							value={fields.name}
							onChange={(event) => set({ name: event.target.value })}
						/>
					)}
				</Field>
				<Field label="House and street">
					{(props) => (
						<Input
							{...props}
							autoComplete="off"
							maxLength={200}
							value={fields.street}
							onChange={(event) => set({ street: event.target.value })}
						/>
					)}
				</Field>
				<Field label="Area">
					{(props) => (
						<Select {...props} value={fields.area} onChange={(event) => set({ area: event.target.value })}>
							<option value="">Choose the area</option>
							{areas.map((area) => (
								<option key={area}>{area}</option>
							))}
						</Select>
					)}
				</Field>
			</div>
			<p role="status" className="text-sm text-ink-2 empty:hidden">
				{known && "Has ordered before: name and address are filled in."}
			</p>
		</Panel>
	);
}
