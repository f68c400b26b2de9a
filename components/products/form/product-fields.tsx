import type { UseFormReturn } from "react-hook-form";
import { Checkbox, RadioCard, RadioCards } from "@/components/ui/form/choices";
import { Field, FieldError } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { CATEGORIES } from "@/lib/products/rules/product";
import { urduUnitOf } from "@/lib/products/rules/urdu-units";
import { formatRupees } from "@/lib/text/money";
import type { ProductValues } from "./product-values-schema";

type DetailFieldsProps = {
	form: Pick<UseFormReturn<ProductValues>, "register" | "formState">;
	/** A bundle also says what its crate holds. */
	isBundle: boolean;
};

/** A control for Urdu, in the order in which it is read. */
const IN_URDU = { lang: "ur", dir: "rtl", autoComplete: "off" } as const;

/** What the product is: category, names, description; English and Urdu stand side by side. */
export function DetailFields({ form: { register, formState }, isBundle }: DetailFieldsProps) {
	const { errors } = formState;
	return (
		<Panel className="grid gap-4">
			<PanelTitle className="text-lg">What is it</PanelTitle>
			<div className="grid gap-1.5">
				<RadioCards legend="Category" className="grid-cols-[auto_auto_auto] gap-2">
					{CATEGORIES.map((category) => (
						<RadioCard
							key={category}
							{...register("category")}
							value={category}
							label={category}
							className="gap-2 px-3 max-xs:flex-col max-xs:items-start max-xs:gap-1.5 max-xs:py-2.5"
						/>
					))}
				</RadioCards>
				{errors.category && <FieldError>{errors.category.message}</FieldError>}
			</div>
			<div className="grid items-start gap-4 md:grid-cols-2">
				<Field label="Product name" error={errors.name?.message}>
					{(control) => <Input {...control} {...register("name")} autoComplete="off" required />}
				</Field>
				<Field label="Name in Urdu" optional error={errors.urduName?.message}>
					{(control) => (
						<Input {...control} {...register("urduName")} {...IN_URDU} className="py-0 font-urdu" />
					)}
				</Field>
			</div>
			<Field
				label="Other spellings"
				optional
				hint="What people type when they look for it, parted by commas, such as: aloo, alu, آلو"
				error={errors.spellings?.message}
			>
				{(control) => <Input {...control} {...register("spellings")} autoComplete="off" dir="auto" />}
			</Field>
			<div className="grid items-start gap-4 md:grid-cols-2">
				<Field
					label="Description"
					hint="Two or three plain sentences, each on its own line. Say where it is from and how to keep it."
					error={errors.description?.message}
				>
					{(control) => <Textarea {...control} {...register("description")} required />}
				</Field>
				<Field
					label="Text in Urdu"
					optional
					hint="Shoppers who read Urdu see the English where this is empty."
					error={errors.urduDescription?.message}
				>
					{(control) => (
						<Textarea {...control} {...register("urduDescription")} {...IN_URDU} className="font-urdu" />
					)}
				</Field>
			</div>
			{isBundle && (
				<div className="grid items-start gap-4 md:grid-cols-2">
					<Field
						label="What is in the crate"
						optional
						hint="Each thing on its own line, such as: 2 kg onions"
						error={errors.contents?.message}
					>
						{(control) => <Textarea {...control} {...register("contents")} />}
					</Field>
					<Field
						label="Crate in Urdu"
						optional
						hint={
							<>
								Line by line as beside it, such as: <bdi lang="ur">2 کلو پیاز</bdi>
							</>
						}
						error={errors.urduContents?.message}
					>
						{(control) => (
							<Textarea {...control} {...register("urduContents")} {...IN_URDU} className="font-urdu" />
						)}
					</Field>
				</div>
			)}
		</Panel>
	);
}

type PriceFieldsProps = {
	form: Pick<UseFormReturn<ProductValues>, "register" | "formState">;
	/** What a shopper saves with the prices typed so far, in rupees. */
	saving: number;
	/** The unit as it is typed so far. */
	unit: string;
};

/** What the product costs, and for how much of it. */
export function PriceFields({ form: { register, formState }, saving, unit }: PriceFieldsProps) {
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
