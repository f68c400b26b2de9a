import { useEffect, useRef, useState } from "react";
import { LeaveDialog } from "@/components/staff/save-bar";
import { Button } from "@/components/ui/button";
import { RemovableChip } from "@/components/ui/chip";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { Field, Form } from "@/components/ui/form/field";
import { Input, InputField } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import type { ListedAisle } from "@/lib/aisles/rules";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { CATEGORIES } from "@/lib/products/rules/product";
import { sellerCall } from "@/lib/team/client";

/** A product as the aisles' desk knows it. */
export type AisleProduct = { _id: string; name: string; imageUrl: string; aisles: string[] };

type AisleFormProps = {
	/** Null makes a new one. */
	aisle: ListedAisle | null;
	products: readonly AisleProduct[];
	onDone: () => void;
};

export const NOT_SAVED = {
	title: "The aisle is not saved",
	description: "If you leave, what you typed is gone.",
};

/** An aisle's names, place, days and products. Nothing typed is lost when saving fails. */
export function AisleForm({ aisle, products, onDone }: AisleFormProps) {
	const [given] = useState({
		name: aisle?.name ?? "",
		urduName: aisle?.urduName ?? "",
		category: aisle?.category ?? null,
		from: aisle?.from ?? null,
		until: aisle?.until ?? null,
	});
	const [fields, setFields] = useState(given);
	const [before] = useState(() =>
		products.filter(({ aisles }) => aisle && aisles.includes(aisle._id)).map(({ _id }) => _id),
	);
	const [inside, setInside] = useState(before);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.querySelector("input")?.focus(), []);

	const said = {
		words: "Failed to save the aisle",
		say: (message: string, error: unknown) => {
			setErrors(error instanceof ApiError ? error.fields : {});
			toast.error(message);
		},
	};
	const save = useAction(async () => {
		setErrors({});
		const body = { ...fields, ...(inside === before ? {} : { products: inside }) };
		if (aisle) await sellerCall("PUT /api/seller/aisles/{id}", { params: { id: aisle._id }, body });
		else await sellerCall("POST /api/seller/aisles", { body });
		toast.success(aisle ? "Saved" : "Aisle added");
		onDone();
	}, said);
	const remove = useAction(async (id: string) => {
		await sellerCall("DELETE /api/seller/aisles/{id}", { params: { id } });
		toast.success("Aisle removed");
		onDone();
	}, said);

	const set = (change: Partial<typeof fields>) => setFields((known) => ({ ...known, ...change }));
	const others = products.filter(({ _id }) => !inside.includes(_id));
	return (
		<Panel title={aisle?.name ?? "New aisle"} small className="grid gap-4 xl:sticky xl:top-21">
			<Form ref={form} onSend={() => void save.run()} className="grid gap-4">
				<InputField
					label="Name"
					error={errors.name}
					value={fields.name}
					maxLength={60}
					onChange={(e) => set({ name: e.target.value })}
				/>
				<Field label="Urdu name" optional error={errors.urduName}>
					{(control) => (
						<Input
							{...control}
							lang="ur"
							dir="rtl"
							value={fields.urduName}
							maxLength={60}
							onChange={(e) => set({ urduName: e.target.value })}
							className="py-0 font-urdu"
						/>
					)}
				</Field>
				<RadioCards legend="Stands under" className="grid-cols-2 gap-2!">
					{[...CATEGORIES, null].map((category) => (
						<RadioCard
							key={category ?? "none"}
							name="category"
							label={category ?? "Beside them"}
							checked={fields.category === category}
							onChange={() => set({ category })}
							className="gap-2! px-3! py-2.5!"
						/>
					))}
				</RadioCards>
				<div className="grid grid-cols-2 gap-3">
					{(["from", "until"] as const).map((end) => (
						<InputField
							key={end}
							label={end === "from" ? "From" : "Until"}
							optional
							error={errors[end]}
							type="date"
							value={fields[end] ?? ""}
							onChange={(e) => set({ [end]: e.target.value || null })}
						/>
					))}
				</div>
				<div className="grid gap-2">
					<p className="text-sm font-strong">
						Products <span className="font-semibold text-ink-3 figures">{inside.length}</span>
					</p>
					<div className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
						{products
							.filter(({ _id }) => inside.includes(_id))
							.map(({ _id, name }) => (
								<RemovableChip key={_id} onClick={() => setInside((all) => all.filter((id) => id !== _id))}>
									{name}
								</RemovableChip>
							))}
					</div>
					<Select
						aria-label="Add a product"
						value=""
						onChange={({ target }) => target.value && setInside((all) => [...all, target.value])}
						options={[
							{ value: "", label: "Add a product" },
							...others.map(({ _id, name }) => ({ value: _id, label: name })),
						]}
					/>
				</div>
				<div className="flex gap-2">
					{aisle && (
						<Button variant="danger" size="sm" busy={remove.busy} onClick={() => remove.run(aisle._id)}>
							<Icon name="trash" />
							Remove
						</Button>
					)}
					<Button type="submit" size="sm" busy={save.busy} className="flex-1">
						Save
					</Button>
				</div>
			</Form>
			<LeaveDialog isUnsaved={fields !== given || inside !== before} {...NOT_SAVED} />
		</Panel>
	);
}
