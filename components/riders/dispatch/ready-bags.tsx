import { clsx } from "clsx";
import { Check } from "lucide-react";
import { Chip } from "@/components/ui/chip";
import type { BagGroup } from "@/lib/riders/rules";
import { ReadyBag } from "./bag-card";

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
