"use client";

import { Phone } from "lucide-react";
import { useState } from "react";
import { ProductTile } from "@/components/products/card/product-tile";
import { Button, buttonClass } from "@/components/ui/button";
import { Stepper } from "@/components/ui/form/stepper";
import { Dialog } from "@/components/ui/overlay/dialog";
import { mayReplace, type Packed } from "@/lib/packing/rules";
import type { Suggestion } from "@/lib/products/rules/search";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { formatRupees } from "@/lib/text/money";
import { Instead } from "./instead";
import type { WalkedLine } from "./lines";

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
	const { product, quantity, unitPrice, order, packed } = line;
	const [have, setHave] = useState(() => (packed && packed.quantity < quantity ? packed.quantity : 0));
	const [chosen, setChosen] = useState<Suggestion | null>(() => offerOf(line, shelf));
	const [count, setCount] = useState(packed?.replacement?.quantity ?? quantity - have);
	const choice = line.ifMissing ?? order.ifMissing;
	const { firstName, phoneNumber } = order.address;
	const isAllThere = have === quantity;

	function change(next: number): void {
		setHave(next);
		setCount(Math.max(1, quantity - next));
	}

	function putIn({ _id, name, imageUrl, unit, offerPrice }: Suggestion): void {
		const replacement = {
			product: { _id, name, imageUrl, unit },
			unitPrice: offerPrice,
			quantity: count,
		};
		onDecide({ quantity: have, replacement });
	}

	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={product.name}
			description={`${quantity} × ${product.unit ?? "1"}, ${formatRupees(unitPrice * quantity)}. ${firstName} ${WANTS[choice]}.`}
		>
			<div className="mt-4 grid gap-4">
				<div className="flex items-center gap-4">
					<ProductTile
						product={{ category: product.category ?? "Fruits", imageUrl: product.imageUrl, inStock: true }}
						sizes="4.5rem"
						small
						className="size-18 flex-none rounded-md"
					/>
					<div className="flex flex-1 flex-wrap items-center justify-between gap-2">
						<span className="font-strong">How many are there?</span>
						<Stepper
							label={`How many ${product.name} are there`}
							value={have}
							min={0}
							max={quantity}
							onChange={change}
						/>
					</div>
				</div>
				{choice === "call" && (
					<a
						href={`tel:${phoneNumber}`}
						className={buttonClass({ variant: "outline", size: "lg", block: true })}
					>
						<Phone className="icon" />
						Call {firstName}, {phoneNumber}
					</a>
				)}
				{mayReplace(choice) && !isAllThere && (
					<Instead line={line} missing={quantity - have} shelf={shelf} chosen={chosen} onChoose={setChosen} />
				)}
				{chosen && !isAllThere && (
					<div className="flex flex-wrap items-center justify-between gap-2">
						<span className="font-strong">
							How many {chosen.name}, {chosen.unit}?
						</span>
						<Stepper
							label={`How many ${chosen.name}`}
							value={count}
							max={MAX_LINE_QUANTITY}
							onChange={setCount}
						/>
					</div>
				)}
				<div className="sticky bottom-0 grid grid-cols-[1fr_1.6fr] gap-2.5 bg-surface py-2">
					{isAllThere ? (
						<Button
							size="lg"
							className="col-span-2"
							onClick={() => onDecide({ quantity, replacement: null })}
						>
							All there
						</Button>
					) : (
						<>
							<Button
								variant={mayReplace(choice) ? "outline" : "primary"}
								size="lg"
								className={mayReplace(choice) ? undefined : "col-span-2"}
								onClick={() => onDecide({ quantity: have, replacement: null })}
							>
								Refund it
							</Button>
							{mayReplace(choice) && (
								<Button
									size="lg"
									disabled={!chosen}
									onClick={() => chosen && putIn(chosen)}
									className="min-w-0 px-3! leading-snug! whitespace-normal!"
								>
									{chosen ? `Put in ${count} ${chosen.name}` : "Choose above"}
								</Button>
							)}
						</>
					)}
				</div>
			</div>
		</Dialog>
	);
}
