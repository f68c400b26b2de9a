"use client";

import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { FieldError } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { ShopForm } from "./use-shop-form";

const chip =
	"inline-flex min-h-tap items-center gap-2 rounded-full bg-primary-soft ps-4 pe-1 text-sm font-semibold text-on-primary-soft";

/** Where the shop delivers: a name each, taken away or added. Orders keep the area they were made for. */
export function AreasField({ form }: { form: ShopForm }) {
	const { areas } = form.typed;
	const [name, setName] = useState("");
	const errorId = useId();
	const error = form.errors.areas;

	function add(): void {
		const wanted = name.trim().replace(/\s+/g, " ");
		if (wanted === "") return;
		form.set("areas", [...areas, wanted]);
		setName("");
	}

	function addByKey(event: KeyboardEvent): void {
		if (event.key !== "Enter") return;
		event.preventDefault();
		add();
	}

	return (
		<Panel aria-labelledby="areas-title" className="grid gap-4">
			<PanelTitle id="areas-title" className="text-lg">
				Areas <span className="text-ink-3">{areas.length} served</span>
			</PanelTitle>
			<ul className="flex flex-wrap gap-2">
				{areas.map((area) => (
					<li key={area} className={chip}>
						{area}
						<button
							type="button"
							aria-label={`Remove ${area}`}
							onClick={() =>
								form.set(
									"areas",
									areas.filter((other) => other !== area),
								)
							}
							className="grid size-tap place-items-center rounded-full hover:bg-primary-soft-hover"
						>
							<X className="size-4" />
						</button>
					</li>
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
				<button
					type="button"
					onClick={add}
					className="inline-flex min-h-tap items-center gap-2 rounded-full px-4 text-sm font-semibold inset-ring-1 inset-ring-line-strong hover:bg-primary-soft"
				>
					<Plus className="size-4" />
					Add
				</button>
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</Panel>
	);
}
