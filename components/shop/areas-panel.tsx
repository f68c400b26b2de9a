"use client";

import { type KeyboardEvent, useId, useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Switch } from "@/components/ui/form/choices";
import { FieldError } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { ShopDetails } from "@/lib/shop/rules/shop-details";
import { AREA_FIELDS, type AreaField, likeShop, type TypedArea, usualOf } from "@/lib/shop/rules/shop-form";
import type { ShopForm } from "./use-shop-form";

const LABELS: Record<AreaField, string> = {
	standard: "Standard",
	express: "Express",
	slot: "Chosen time",
	minimumOrder: "Minimum",
	extraMinutes: "Longer by, min",
};

const rowClass =
	"grid items-center gap-x-3 gap-y-2 lg:grid-cols-[minmax(7rem,1fr)_auto_repeat(5,4.75rem)_auto]";

type RowProps = {
	typed: TypedArea;
	usual: Record<AreaField, number>;
	onChange: (changed: Partial<TypedArea>) => void;
	onRemove: () => void;
};

/** One area: whether it is served, and what is otherwise there. On a phone the latter opens by a press. */
function AreaRow({ typed, usual, onChange, onRemove }: RowProps) {
	const { area, isActive } = typed;
	const [isOpen, setOpen] = useState(AREA_FIELDS.some((field) => typed[field] !== ""));
	return (
		<li className={`border-t border-line py-2 max-lg:grid-cols-[minmax(0,1fr)_auto_auto_auto] ${rowClass}`}>
			<p className="min-w-0 leading-snug font-bold wrap-anywhere">
				{area}
				{!isActive && (
					<span className="block text-xs font-normal text-ink-2">Shoppers read “Area Not Supported”</span>
				)}
			</p>
			<Switch
				checked={isActive}
				aria-label={`Deliver to ${area}`}
				onChange={(on) => onChange({ isActive: on })}
			/>
			<IconButton
				aria-label={`What is otherwise in ${area}`}
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
				className="lg:hidden"
			>
				<Icon name="chevron-down" />
			</IconButton>
			<div
				className={`col-span-full grid grid-cols-2 gap-2 sm:grid-cols-5 lg:order-none lg:contents ${isOpen ? "max-lg:order-last" : "max-lg:hidden"}`}
			>
				{AREA_FIELDS.map((field) => (
					<div key={field} className="grid gap-0.5 text-xs text-ink-2">
						<span aria-hidden className="lg:hidden">
							{LABELS[field]}
						</span>
						<Input
							aria-label={`${LABELS[field]}, ${area}`}
							inputMode="numeric"
							autoComplete="off"
							placeholder={String(usual[field])}
							value={typed[field]}
							onChange={({ target }) => onChange({ [field]: target.value })}
							className={`px-2.5 figures ${typed[field] === "" ? "" : "bg-accent-soft! font-bold text-on-accent-soft!"}`}
						/>
					</div>
				))}
			</div>
			<IconButton aria-label={`Remove ${area}`} onClick={onRemove}>
				<Icon name="x" />
			</IconButton>
		</li>
	);
}

/** Where the shop delivers, and what is otherwise there. Orders keep the area and the fees they were made with. */
export function AreasPanel({ form, details }: { form: ShopForm; details: ShopDetails }) {
	const { areas } = form.typed;
	const [name, setName] = useState("");
	const errorId = useId();
	const error = form.errors.areas;
	const usual = usualOf(details);

	function add(): void {
		const wanted = name.trim().replace(/\s+/g, " ");
		if (wanted === "") return;
		form.set("areas", [...areas, likeShop(wanted)]);
		setName("");
	}

	function addByKey(event: KeyboardEvent): void {
		if (event.key !== "Enter") return;
		event.preventDefault();
		add();
	}

	return (
		<Panel aria-labelledby="areas-title" className="grid gap-3">
			<PanelTitle id="areas-title" className="text-lg">
				Areas <span className="text-ink-3">{areas.filter(({ isActive }) => isActive).length} served</span>
			</PanelTitle>
			<p className="text-sm text-ink-2">
				Empty means the shop's own value. An order keeps what it was made with.
			</p>
			<div aria-hidden className={`text-xs font-heavy text-ink-3 max-lg:hidden ${rowClass}`}>
				<span>Area</span>
				<span className="w-12">Served</span>
				{AREA_FIELDS.map((field) => (
					<span key={field}>{LABELS[field]}</span>
				))}
				<span className="w-11" />
			</div>
			<ul>
				{areas.map((typed) => (
					<AreaRow
						key={typed.area}
						typed={typed}
						usual={usual}
						onChange={(changed) =>
							form.set(
								"areas",
								areas.map((other) => (other === typed ? { ...other, ...changed } : other)),
							)
						}
						onRemove={() =>
							form.set(
								"areas",
								areas.filter((other) => other !== typed),
							)
						}
					/>
				))}
			</ul>
			<div className="flex max-w-120 gap-2">
				<Input
					aria-label="Another area"
					aria-describedby={error && errorId}
					aria-invalid={error ? true : undefined}
					data-shop-field="areas"
					placeholder="Another area"
					maxLength={60}
					autoComplete="off"
					value={name}
					onChange={(event) => setName(event.target.value)}
					onKeyDown={addByKey}
					className="flex-1"
				/>
				<Button variant="outline" onClick={add}>
					<Icon name="plus" />
					Add
				</Button>
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</Panel>
	);
}
