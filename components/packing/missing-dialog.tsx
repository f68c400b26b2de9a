"use client";

import { clsx } from "clsx";
import { useId, useState } from "react";
import { ProductTile } from "@/components/products/card/product-tile";
import { WayOut } from "@/components/staff/page-head";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/form/input";
import { Stepper } from "@/components/ui/form/stepper";
import { Icon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { amountText } from "@/lib/orders/rules/seller-order";
import { closestTo, insteadOf, lessWith, mostInBag } from "@/lib/packing/offers";
import { gramsText, mayReplace, type Packed, packedUnits } from "@/lib/packing/rules";
import { useSuggestions } from "@/lib/products/client/suggestions";
import type { Suggestion } from "@/lib/products/rules/search";
import { formatRupees } from "@/lib/text/money";
import { lineCost, type Stepped, stepsIn, unitsOf } from "@/lib/text/sold-by";
import { type WalkedLine, weighedAs } from "./lines";
import { LineTile } from "./packing-line";

/** As many as are seen without scrolling. */
const OFFERS = 4;

type AmountFieldProps = Stepped & {
	label: string;
	/** Pieces, or grams of what is weighed. */
	value: number;
	least: number;
	most: number;
	onChange: (units: number) => void;
};

/** So many pieces, or grams as they are typed. */
function AmountField({ label, value, least, most, stepGrams, onChange }: AmountFieldProps) {
	if (!stepGrams) return <Stepper label={label} value={value} min={least} max={most} onChange={onChange} />;
	return (
		<Input
			aria-label={`${label}, grams`}
			unit="g"
			inputMode="numeric"
			autoComplete="off"
			value={value === 0 ? "" : String(value)}
			placeholder="0"
			onChange={(event) => onChange(Math.min(most, Number(event.target.value.replace(/\D/g, ""))))}
			className="w-32"
		/>
	);
}

type SubstitutePickerProps = {
	line: WalkedLine;
	/** How many pieces, or grams, are not there. */
	missing: number;
	shelf: readonly Suggestion[] | null;
	chosen: Suggestion | null;
	onChoose: (product: Suggestion) => void;
};

/** What it costs beside what was ordered: a dearer one is the shop's loss, and the customer pays the same. */
function priceText(missing: number, line: WalkedLine, product: Suggestion): string {
	const less = lessWith(missing, line, product);
	return less > 0 ? `${formatRupees(less)} less` : "Same price";
}

/** Things to put in instead; others from the shelf by name, also in Roman Urdu. */
function SubstitutePicker({ line, missing, shelf, chosen, onChoose }: SubstitutePickerProps) {
	const [query, setQuery] = useState("");
	const found = useSuggestions(query).filter(({ inStock, _id }) => inStock && _id !== line.product._id);
	const id = useId();
	const ordered = new Set(line.order.items.map((item) => item.product._id));
	const closest = shelf ? closestTo(missing, line, ordered, shelf) : [];
	const shown = (query.trim() === "" ? closest : found).slice(0, OFFERS);
	const all = chosen && !shown.some(({ _id }) => _id === chosen._id) ? [chosen, ...shown] : shown;
	return (
		<fieldset className="grid min-w-0 gap-2.5">
			<legend className="mb-2.5 font-strong">Put in instead</legend>
			{all.length > 0 && (
				<div className="grid grid-cols-2 gap-2.5">
					{all.map((product) => (
						<label
							key={product._id}
							className={clsx(
								"relative block cursor-pointer overflow-hidden rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-focus",
								product._id === chosen?._id
									? "bg-primary-soft text-on-primary-soft ring-3 ring-primary"
									: "bg-surface ring-1 ring-line-strong",
							)}
						>
							<input
								type="radio"
								name={id}
								checked={product._id === chosen?._id}
								onChange={() => onChoose(product)}
								className="absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
							/>
							<ProductTile
								product={product}
								sizes="12rem"
								small
								className="h-24 grid-rows-1 rounded-none [&>img]:m-0 [&>img]:size-full [&>img]:object-contain"
							/>
							{product._id === chosen?._id && (
								<Icon
									name="circle-check"
									className="absolute top-2 inset-e-2 size-7 rounded-full bg-primary text-on-primary"
								/>
							)}
							<span className="block px-3 py-2 text-sm leading-snug">
								<b className="block text-md">{product.name}</b>
								{product.stepGrams ? "1 kg" : product.unit}, {formatRupees(product.offerPrice)}
								<b className="block text-primary">{priceText(missing, line, product)}</b>
							</span>
						</label>
					))}
				</div>
			)}
			<label htmlFor={`${id}-search`} className="flex items-center gap-2 text-sm font-strong">
				<Icon name="search" />
				Something else from the shelf
			</label>
			<Input
				id={`${id}-search`}
				type="search"
				value={query}
				placeholder="naashpati, pear …"
				autoComplete="off"
				onChange={(event) => setQuery(event.target.value)}
			/>
			{query.trim() !== "" && found.length === 0 && (
				<p role="status" className="text-sm text-ink-2">
					Nothing on the shelf is called that.
				</p>
			)}
		</fieldset>
	);
}

type MissingDialogProps = {
	line: WalkedLine;
	/** What is on the shelf; null while it is on its way. */
	shelf: readonly Suggestion[] | null;
	onClose: () => void;
	onDecide: (packed: Packed) => void;
};

const WANTS = { replace: "wants the closest", refund: "wants the money back", call: "wants a call" } as const;

function offerOf(line: WalkedLine, shelf: readonly Suggestion[] | null): Suggestion | null {
	const packed = line.packed?.replacement?.product._id;
	return shelf?.find(({ _id }) => _id === packed) ?? null;
}

/** How many of a line are there, and what goes into the bag instead of the rest. */
export function MissingDialog({ line, shelf, onClose, onDecide }: MissingDialogProps) {
	const { product, order, packed } = line;
	const ordered = unitsOf(line);
	const [have, setHave] = useState(() => {
		const there = packed ? packedUnits(line, packed) : 0;
		return there < ordered ? there : 0;
	});
	const [chosen, setChosen] = useState<Suggestion | null>(() => offerOf(line, shelf));
	const [typed, setTyped] = useState(packed?.replacement ? unitsOf(packed.replacement) : null);
	const count = typed ?? (chosen ? insteadOf(ordered - have, line, chosen) : 0);
	const choice = line.ifMissing ?? order.ifMissing;
	const { firstName, phoneNumber } = order.address;
	const isAllThere = have >= ordered;

	function change(next: number): void {
		setHave(next);
		setTyped(null);
	}

	function choose(product: Suggestion): void {
		setChosen(product);
		setTyped(null);
	}

	/** So much of the line as a decision says it. */
	function found(units: number): Packed {
		return line.stepGrams ? weighedAs(line, units) : { quantity: units, replacement: null };
	}

	function putIn({ _id, name, imageUrl, unit, offerPrice, soldBy, stepGrams }: Suggestion): void {
		const replacement = {
			product: { _id, name, imageUrl, unit },
			unitPrice: offerPrice,
			...(stepGrams ? { quantity: stepsIn(count, { stepGrams }), grams: count } : { quantity: count }),
			...{ soldBy, stepGrams },
		};
		onDecide({ ...found(have), replacement });
	}

	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={product.name}
			description={`${line.stepGrams ? amountText(line) : `${line.quantity} × ${product.unit ?? "1"}`}, ${formatRupees(lineCost(line))}. ${firstName} ${WANTS[choice]}.`}
		>
			<div className="mt-4 grid gap-4">
				<div className="flex items-center gap-4">
					<LineTile product={product} sizes="4.5rem" className="size-18 flex-none rounded-md" />
					<div className="flex flex-1 flex-wrap items-center justify-between gap-2">
						<span className="font-strong">How {line.stepGrams ? "much is" : "many are"} there?</span>
						<AmountField
							label={`How ${line.stepGrams ? "much" : "many"} ${product.name} ${line.stepGrams ? "is" : "are"} there`}
							value={have}
							least={0}
							most={ordered}
							stepGrams={line.stepGrams}
							onChange={change}
						/>
					</div>
				</div>
				{choice === "call" && (
					<WayOut href={`tel:${phoneNumber}`} variant="outline" size="lg" block icon="phone">
						Call {firstName}, {phoneNumber}
					</WayOut>
				)}
				{mayReplace(choice) && !isAllThere && (
					<SubstitutePicker
						line={line}
						missing={ordered - have}
						shelf={shelf}
						chosen={chosen}
						onChoose={choose}
					/>
				)}
				{chosen && !isAllThere && (
					<div className="flex flex-wrap items-center justify-between gap-2">
						<span className="font-strong">
							{chosen.stepGrams ? `How much ${chosen.name}?` : `How many ${chosen.name}, ${chosen.unit}?`}
						</span>
						<AmountField
							label={`How ${chosen.stepGrams ? "much" : "many"} ${chosen.name}`}
							value={count}
							least={1}
							most={mostInBag(chosen)}
							stepGrams={chosen.stepGrams}
							onChange={setTyped}
						/>
					</div>
				)}
				<div className="sticky bottom-0 grid grid-cols-[1fr_1.6fr] gap-2.5 bg-surface py-2">
					{isAllThere ? (
						<Button size="lg" className="col-span-2" onClick={() => onDecide(found(ordered))}>
							All there
						</Button>
					) : (
						<>
							<Button
								variant={mayReplace(choice) ? "outline" : "primary"}
								size="lg"
								className={mayReplace(choice) ? undefined : "col-span-2"}
								onClick={() => onDecide(found(have))}
							>
								Refund it
							</Button>
							{mayReplace(choice) && (
								<Button
									size="lg"
									disabled={!chosen || count === 0}
									onClick={() => chosen && putIn(chosen)}
									className="min-w-0 px-3! leading-snug! whitespace-normal!"
								>
									{chosen
										? `Put in ${chosen.stepGrams ? gramsText(count) : count} ${chosen.name}`
										: "Choose above"}
								</Button>
							)}
						</>
					)}
				</div>
			</div>
		</Dialog>
	);
}
