import { clsx } from "clsx";
import { Check, Phone } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { BagGroup, RiderColumn } from "@/lib/riders/rules";
import { counted, formatRupees } from "@/lib/text/money";
import { ReadyBag, RiderBag } from "./bag-card";

function allText(count: number): string {
	return count === 2 ? "Both" : `All ${count}`;
}

type ReadyBagsProps = {
	groups: readonly BagGroup[];
	now: number;
	chosen: ReadonlySet<string>;
	/** Shown on a phone. */
	isOpen: boolean;
	onChoose: (ids: readonly string[], isChosen: boolean) => void;
	onDrag: (id: string) => void;
};

/** What is packed and nobody has yet; an area can be chosen at once. */
export function ReadyBags({ groups, now, chosen, isOpen, onChoose, onDrag }: ReadyBagsProps) {
	const count = groups.reduce((sum, { bags }) => sum + bags.length, 0);
	return (
		<section
			aria-label="Ready"
			className={clsx("grid min-w-0 content-start gap-4 lg:w-80 lg:flex-none", !isOpen && "max-lg:hidden")}
		>
			<div className="flex min-h-tap items-center justify-between gap-3 max-lg:hidden">
				<h2 className="display-type text-lg">
					Ready <span className="font-semibold text-ink-3 figures">{count}</span>
				</h2>
				{chosen.size > 0 && <span className="font-strong text-primary figures">{chosen.size} chosen</span>}
			</div>
			{count === 0 && (
				<p className="rounded-md border-2 border-dashed border-line-strong px-4 py-8 text-center text-ink-2">
					Nothing waits. A bag stands here as soon as it is packed.
				</p>
			)}
			{groups.map(({ area, bags }) => {
				const ids = bags.map(({ _id }) => _id);
				const areAll = ids.every((id) => chosen.has(id));
				return (
					<section key={area ?? ""} aria-label={area ?? "By time"} className="grid gap-2">
						{area && (
							<div className="flex min-h-tap items-center justify-between gap-2">
								<h3 className="font-strong">
									{area} <span className="font-medium text-ink-3 figures">{bags.length}</span>
								</h3>
								{bags.length > 1 && (
									<Chip pressed={areAll} onClick={() => onChoose(ids, !areAll)}>
										{areAll && <Check className="size-4 stroke-3" />}
										{allText(bags.length)} <span className="sr-only">of {area}</span>
									</Chip>
								)}
							</div>
						)}
						<ul className="grid gap-2">
							{bags.map((bag) => (
								<li key={bag._id}>
									<ReadyBag
										bag={bag}
										now={now}
										isChosen={chosen.has(bag._id)}
										onToggle={() => onChoose([bag._id], !chosen.has(bag._id))}
										onDrag={() => onDrag(bag._id)}
									/>
								</li>
							))}
						</ul>
					</section>
				);
			})}
		</section>
	);
}

function loadText({ bags, cash, isOff }: RiderColumn): string {
	if (isOff) return "Switched off. Take the bags back.";
	if (bags.length === 0) return "Free";
	return cash > 0 ? `${counted(bags.length, "bag")}, ${formatRupees(cash)}` : counted(bags.length, "bag");
}

type RiderBagsProps = {
	rider: RiderColumn;
	now: number;
	/** How many bags are chosen, to be given with one press. */
	chosen: number;
	isSuggested: boolean;
	/** Shown on a phone. */
	isOpen: boolean;
	onGive: () => void;
	onDrop: () => void;
	onTakeBack: (id: string) => void;
};

/** One rider with their bags; what is dragged here is given to them. */
export function RiderBags(props: RiderBagsProps) {
	const { rider, now, chosen, isSuggested, isOpen, onGive, onDrop, onTakeBack } = props;
	const { name, phone, bags, isOff } = rider;
	return (
		<section
			aria-label={name}
			onDragOver={(event) => {
				if (!isOff) event.preventDefault();
			}}
			onDrop={(event) => {
				event.preventDefault();
				onDrop();
			}}
			className={clsx(
				"grid content-start gap-2 rounded-lg bg-bg-sunk p-3 lg:sticky lg:top-20 lg:w-64 lg:flex-none",
				!isOpen && "max-lg:hidden",
			)}
		>
			<div className="flex min-h-tap items-center justify-between gap-2">
				<div className="min-w-0 leading-snug">
					<h2 className="truncate display-type text-lg">{name}</h2>
					<p className="text-xs text-ink-2 figures">{loadText(rider)}</p>
				</div>
				{phone && (
					<a
						href={`tel:${phone}`}
						aria-label={`Call ${name}`}
						className="grid size-11 flex-none place-items-center rounded-full text-primary hover:bg-surface"
					>
						<Phone className="icon" />
					</a>
				)}
			</div>
			{chosen > 0 && !isOff && (
				<Button
					size="sm"
					block
					variant={isSuggested ? "primary" : "outline"}
					onClick={onGive}
					className="max-lg:hidden"
				>
					Give {chosen} to {name}
				</Button>
			)}
			{bags.length > 0 ? (
				<ul className="grid gap-2">
					{bags.map((bag) => (
						<li key={bag._id}>
							<RiderBag bag={bag} now={now} onTakeBack={() => onTakeBack(bag._id)} />
						</li>
					))}
				</ul>
			) : (
				<p className="rounded-md border-2 border-dashed border-line-strong px-4 py-5 text-center text-ink-2">
					No bags.
				</p>
			)}
		</section>
	);
}
