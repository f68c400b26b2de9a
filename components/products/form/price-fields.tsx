import type { UseFormReturn } from "react-hook-form";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { urduUnitOf } from "@/lib/products/rules/urdu-units";
import { formatRupees } from "@/lib/text/money";
import type { ProductValues } from "./product-values-schema";

type FieldsProps = {
	form: Pick<UseFormReturn<ProductValues>, "register" | "formState">;
	/** What a shopper saves with the prices typed so far, in rupees. */
	saving: number;
	/** The unit as it is typed so far. */
	unit: string;
};

/** What the product costs, and for how much of it. */
export function PriceFields({ form: { register, formState }, saving, unit }: FieldsProps) {
	const { errors } = formState;
	const unitInUrdu = urduUnitOf(unit);
	return (
		<Panel className="grid gap-4">
			<PanelTitle className="text-lg">Price</PanelTitle>
			<div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
				<Field label="Price" error={errors.price?.message}>
					{(control) => (
						<Input
							{...control}
							{...register("price")}
							unit="Rs."
							inputMode="numeric"
							autoComplete="off"
							required
						/>
					)}
				</Field>
				<Field
					label="Offer price"
					hint={saving > 0 ? `Shoppers see “Save ${formatRupees(saving)}”` : "What the shopper pays"}
					error={errors.offerPrice?.message}
				>
					{(control) => (
						<Input
							{...control}
							{...register("offerPrice")}
							unit="Rs."
							inputMode="numeric"
							autoComplete="off"
							required
						/>
					)}
				</Field>
				<Field label="Sold by" optional hint="Such as 1 kg, 1 dozen, 1 bunch" error={errors.unit?.message}>
					{(control) => <Input {...control} {...register("unit")} autoComplete="off" />}
				</Field>
				<Field
					label="Unit in Urdu"
					optional
					hint={unitInUrdu ? "It is said like this by itself" : "Needed where the unit is an unusual one"}
					error={errors.urduUnit?.message}
				>
					{(control) => (
						<Input
							{...control}
							{...register("urduUnit")}
							placeholder={unitInUrdu ?? undefined}
							lang="ur"
							dir="rtl"
							autoComplete="off"
							className="py-0 font-urdu"
						/>
					)}
				</Field>
			</div>
			<Checkbox {...register("isDeal")}>Mark it as a deal</Checkbox>
		</Panel>
	);
}
