import { Checkbox } from "@/components/ui/form/checkbox";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { slotHours } from "@/lib/delivery/promise-rules";
import type { OfferedSlot } from "@/lib/delivery/rules";
import { LineField } from "./line-field";
import type { ShopForm } from "./use-shop-form";

/** What the limit is when one is first set: two riders' worth. */
const FIRST_LIMIT = "12";

type RoomPanelProps = {
	form: ShopForm;
	/** How many orders a chosen time takes now; null for any number. */
	capacity: number | null;
	/** Today's times that can still be chosen. */
	slots: readonly OfferedSlot[];
};

/** How much the shop can take on: orders of a chosen time, and from when on a product runs out. */
export function RoomPanel({ form, capacity, slots }: RoomPanelProps) {
	const isUnlimited = form.typed.slotCapacity === "";
	return (
		<Panel aria-labelledby="room" className="grid gap-4">
			<PanelTitle id="room" className="text-lg">
				Room
			</PanelTitle>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<div className="grid gap-1">
					<LineField
						form={form}
						name="slotCapacity"
						label="Orders in one two-hour window"
						inputMode="numeric"
						placeholder="No limit"
					/>
					<Checkbox
						checked={isUnlimited}
						onChange={({ target }) => form.set("slotCapacity", target.checked ? "" : FIRST_LIMIT)}
					>
						No limit
					</Checkbox>
				</div>
				<LineField
					form={form}
					name="lowStockAt"
					label="Call it low at"
					inputMode="numeric"
					hint={`Shoppers then read “Only ${form.typed.lowStockAt || "5"} left”`}
				/>
			</div>
			{capacity !== null && slots.length > 0 && (
				<ul className="grid gap-2.5 border-t border-line pt-4 text-sm figures">
					{slots.map(({ id, from, to, left }) => (
						<li key={id} className="grid grid-cols-[8.5rem_minmax(0,1fr)_4.5rem] items-center gap-3">
							<span>{slotHours({ from, to })}</span>
							<span className="h-1.5 overflow-hidden rounded-full bg-bg-sunk" aria-hidden>
								<span
									className="block h-full rounded-full bg-leaf-600"
									style={{ width: `${capacity === 0 ? 100 : (100 * (capacity - (left ?? 0))) / capacity}%` }}
								/>
							</span>
							<b className="text-end">
								{capacity - (left ?? 0)} of {capacity}
							</b>
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}
