import type { UseFormReturn } from "react-hook-form";
import { Checkbox, RadioCard, RadioCards } from "@/components/ui/form/choices";
import { FieldError } from "@/components/ui/form/field";
import { InputField, TextareaField } from "@/components/ui/form/input";
import { Panel } from "@/components/ui/panel";
import { UrduText } from "@/components/ui/urdu-text";
import type { Aisle } from "@/lib/aisles/rules";
import { fieldOf } from "@/lib/client/use-rules-form";
import { CATEGORIES } from "@/lib/products/rules/product";
import { urduUnitOf } from "@/lib/products/rules/urdu-units";
import { WISHES } from "@/lib/products/rules/wishes";
import { wishWords } from "@/lib/products/wish-texts.en";
import { wishWords as wishWordsInUrdu } from "@/lib/products/wish-texts.ur";
import { formatRupees } from "@/lib/text/money";
import { SOLD_BY, type SoldBy } from "@/lib/text/sold-by";
import type { CheckedProduct, ProductValues } from "./product-values-schema";

type DetailFieldsProps = {
	form: UseFormReturn<ProductValues, unknown, CheckedProduct>;
	/** A bundle also says what its crate holds. */
	isBundle: boolean;
};

/** How it is counted, as the seller chooses it. */
const WAYS: Record<SoldBy, string> = { piece: "By the piece", weight: "By weight, per kg" };

/** A control for Urdu, in the order in which it is read. */
const IN_URDU = { lang: "ur", dir: "rtl", autoComplete: "off" } as const;

/** A control for a whole number. */
const NUMBER = { inputMode: "numeric", autoComplete: "off" } as const;

/** What the product is: category, names, description; English and Urdu stand side by side. */
export function DetailFields({ form, isBundle }: DetailFieldsProps) {
	const { errors } = form.formState;
	return (
		<Panel title="What is it" small className="grid gap-4">
			<div className="grid gap-1.5">
				<RadioCards legend="Category" className="grid-cols-[auto_auto_auto] gap-2!">
					{CATEGORIES.map((category) => (
						<RadioCard
							key={category}
							{...form.register("category")}
							value={category}
							label={category}
							className="gap-2! px-3! max-xs:flex-col max-xs:items-start max-xs:gap-1.5! max-xs:py-2.5!"
						/>
					))}
				</RadioCards>
				{errors.category && <FieldError>{errors.category.message}</FieldError>}
			</div>
			<div className="grid items-start gap-4 md:grid-cols-2">
				<InputField {...fieldOf(form, "name")} label="Product name" autoComplete="off" required />
				<InputField
					{...fieldOf(form, "urduName")}
					label="Name in Urdu"
					optional
					{...IN_URDU}
					className="[&_input]:py-0 [&_input]:font-urdu"
				/>
			</div>
			<InputField
				{...fieldOf(form, "spellings")}
				label="Other spellings"
				optional
				hint="What people type when they look for it, parted by commas, such as: aloo, alu, آلو"
				autoComplete="off"
				dir="auto"
			/>
			<div className="grid items-start gap-4 md:grid-cols-2">
				<TextareaField
					{...fieldOf(form, "description")}
					label="Description"
					hint="Two or three plain sentences, each on its own line. Say where it is from and how to keep it."
					required
				/>
				<TextareaField
					{...fieldOf(form, "urduDescription")}
					label="Text in Urdu"
					optional
					hint="Shoppers who read Urdu see the English where this is empty."
					{...IN_URDU}
					className="[&_textarea]:font-urdu"
				/>
			</div>
			{isBundle && (
				<div className="grid items-start gap-4 md:grid-cols-2">
					<TextareaField
						{...fieldOf(form, "contents")}
						label="What is in the crate"
						optional
						hint="Each thing on its own line, such as: 2 kg onions"
					/>
					<TextareaField
						{...fieldOf(form, "urduContents")}
						label="Crate in Urdu"
						optional
						hint={
							<>
								Line by line as beside it, such as: <bdi lang="ur">2 کلو پیاز</bdi>
							</>
						}
						{...IN_URDU}
						className="[&_textarea]:font-urdu"
					/>
				</div>
			)}
		</Panel>
	);
}

type PriceFieldsProps = {
	form: UseFormReturn<ProductValues, unknown, CheckedProduct>;
	/** What a shopper saves with the prices typed so far, in rupees. */
	saving: number;
	/** The unit as it is typed so far. */
	unit: string;
	/** True where it is sold by weight as it is chosen so far. */
	isWeighed: boolean;
};

/** What one of it is, and how that is said in Urdu. */
function UnitFields({ form, unit }: Pick<PriceFieldsProps, "form" | "unit">) {
	const unitInUrdu = urduUnitOf(unit);
	return (
		<>
			<InputField
				{...fieldOf(form, "unit")}
				label="Sold by"
				optional
				hint="Such as 1 kg, 1 dozen, 1 bunch"
				autoComplete="off"
			/>
			<InputField
				{...fieldOf(form, "urduUnit")}
				label="Unit in Urdu"
				optional
				hint={unitInUrdu ? "It is said like this by itself" : "Needed where the unit is an unusual one"}
				placeholder={unitInUrdu ?? undefined}
				{...IN_URDU}
				className="[&_input]:py-0 [&_input]:font-urdu"
			/>
		</>
	);
}

/** What one more of it means on the scale, and what one piece weighs. */
function WeightFields({ form }: Pick<PriceFieldsProps, "form">) {
	return (
		<>
			<InputField
				{...fieldOf(form, "stepGrams")}
				label="One step"
				unit="g"
				optional
				hint="What one more is: 250 g unless you say"
				{...NUMBER}
			/>
			<InputField
				{...fieldOf(form, "aboutGrams")}
				label="One piece"
				unit="g"
				optional
				hint="What it weighs: shoppers then read “about 4 pieces”"
				{...NUMBER}
			/>
		</>
	);
}

/** What the product costs, and for how much of it. */
export function PriceFields({ form, saving, unit, isWeighed }: PriceFieldsProps) {
	const { errors } = form.formState;
	return (
		<Panel title="What it costs" small className="grid gap-4">
			<div className="grid gap-1.5">
				<RadioCards legend="How it is sold" className="grid-cols-2 gap-2!">
					{SOLD_BY.map((soldBy) => (
						<RadioCard
							key={soldBy}
							{...form.register("soldBy")}
							value={soldBy}
							label={WAYS[soldBy]}
							className="px-3!"
						/>
					))}
				</RadioCards>
				{errors.soldBy && <FieldError>{errors.soldBy.message}</FieldError>}
			</div>
			<div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
				<InputField
					{...fieldOf(form, "price")}
					label={isWeighed ? "Price per kg" : "Price"}
					unit="Rs."
					{...NUMBER}
					required
				/>
				<InputField
					{...fieldOf(form, "offerPrice")}
					label={isWeighed ? "Offer price per kg" : "Offer price"}
					hint={saving > 0 ? `Shoppers see “Save ${formatRupees(saving)}”` : "What the shopper pays"}
					unit="Rs."
					{...NUMBER}
					required
				/>
				{isWeighed ? <WeightFields form={form} /> : <UnitFields form={form} unit={unit} />}
			</div>
			<Checkbox {...form.register("isDeal")}>Mark it as a deal</Checkbox>
		</Panel>
	);
}

type CheckListProps = Pick<PriceFieldsProps, "form"> & {
	name: "aisles" | "wishes";
	title: string;
	note: string;
	/** What can be ticked, in both languages. */
	items: readonly { value: string; label: string; urdu: string }[];
};

function CheckList({ form, name, title, note, items }: CheckListProps) {
	return (
		<Panel title={title} small className="grid gap-3">
			<fieldset className="grid gap-x-4 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
				<legend className="mb-2 text-sm text-ink-2">{note}</legend>
				{items.map(({ value, label, urdu }) => (
					<Checkbox key={value} {...form.register(name)} value={value}>
						{label} <UrduText className="ms-1 text-sm text-ink-2">{urdu}</UrduText>
					</Checkbox>
				))}
			</fieldset>
		</Panel>
	);
}

/** In which of the owner's aisles it stands; nothing where there are none. */
export function AisleFields({ form, aisles }: Pick<PriceFieldsProps, "form"> & { aisles: readonly Aisle[] }) {
	if (aisles.length === 0) return null;
	const items = aisles.map(({ _id, name, urduName }) => ({ value: _id, label: name, urdu: urduName }));
	const note = "Your own shelves that it stands on.";
	return <CheckList form={form} name="aisles" title="Aisles" {...{ note, items }} />;
}

/** What shoppers may ask of it, such as ripe for today. */
export function WishFields({ form }: Pick<PriceFieldsProps, "form">) {
	const items = WISHES.map((value) => ({ value, label: wishWords[value], urdu: wishWordsInUrdu[value] }));
	const note = "They choose one for a line, and may add a note. None: they are not asked.";
	return <CheckList form={form} name="wishes" title="What shoppers may wish" {...{ note, items }} />;
}
