"use client";

import { useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { SpecialHours } from "@/lib/shop/rules/opening-hours";
import { spansText } from "@/lib/shop/rules/shop-details";
import { formatShortDay } from "@/lib/text/dates";
import { DayAxis, DayBar, DaySpans } from "./day-spans";
import type { ShopForm } from "./use-shop-form";

type EditorProps = { one: SpecialHours; onChange: (one: SpecialHours) => void; onRemove: () => void };

/** Some days with hours of their own, to fill in. */
function SpecialEditor({ one, onChange, onRemove }: EditorProps) {
	return (
		<div className="grid gap-3">
			<InputField
				label="Name"
				placeholder="Ramadan"
				maxLength={60}
				required
				value={one.name}
				onChange={({ target }) => onChange({ ...one, name: target.value })}
			/>
			<div className="grid grid-cols-2 gap-3">
				<InputField
					label="First day"
					type="date"
					required
					value={one.from}
					onChange={({ target }) => onChange({ ...one, from: target.value })}
				/>
				<InputField
					label="Last day"
					type="date"
					required
					value={one.to}
					onChange={({ target }) => onChange({ ...one, to: target.value })}
				/>
			</div>
			<DaySpans
				of={one.name || "these days"}
				next="next day"
				spans={one.spans}
				onChange={(spans) => onChange({ ...one, spans })}
			/>
			<Button variant="quiet" onClick={onRemove} className="justify-self-start">
				<Icon name="trash" />
				Take away
			</Button>
		</div>
	);
}

const dates = ({ from, to }: SpecialHours) =>
	from === to ? formatShortDay(from) : `${formatShortDay(from)} to ${formatShortDay(to)}, every day`;

/** What holds instead of the week's hours on some days: Ramadan, Eid. */
export function SpecialDays({ form, today }: { form: ShopForm; today: string }) {
	const { specialHours: all } = form.typed;
	const [open, setOpen] = useState<number | null>(null);
	const error = form.errors.specialHours;
	const set = (specialHours: SpecialHours[]) => form.set("specialHours", specialHours);

	function add(): void {
		set([...all, { from: today, to: today, spans: [{ from: "14:00", to: "18:00" }], name: "" }]);
		setOpen(all.length);
	}

	function remove(index: number): void {
		set(all.filter((_, place) => place !== index));
		setOpen(null);
	}

	return (
		<Panel aria-labelledby="special-days" className="grid gap-3">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<PanelTitle id="special-days" className="text-lg">
					Special days
				</PanelTitle>
				<Button variant="outline" onClick={add}>
					<Icon name="plus" />
					Add days
				</Button>
			</div>
			{all.length > 0 && (
				<ul data-shop-field="specialHours" tabIndex={-1}>
					{all.map((one, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: what is typed into it must not move
						<li key={index} className="border-t border-line py-3">
							{open === index ? (
								<SpecialEditor
									one={one}
									onChange={(changed) => set(all.map((old, place) => (place === index ? changed : old)))}
									onRemove={() => remove(index)}
								/>
							) : (
								<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
									<div className="grid gap-1">
										<p>
											<b>{one.name || "Without a name"}</b>
											<span className="block text-sm text-ink-2">{dates(one)}</span>
										</p>
										<DayAxis />
										<DayBar spans={one.spans} />
										<p className="text-sm font-semibold figures">{spansText(one.spans)}</p>
									</div>
									<IconButton aria-label={`Change ${one.name}`} onClick={() => setOpen(index)}>
										<Icon name="pencil" />
									</IconButton>
								</div>
							)}
						</li>
					))}
				</ul>
			)}
			{error && <FieldError id="special-error">{error}</FieldError>}
			<p className="border-t border-line pt-3 text-sm text-ink-2">
				They win over the week's hours. Dates of the moon are your word: change them when it is sighted.
			</p>
		</Panel>
	);
}
