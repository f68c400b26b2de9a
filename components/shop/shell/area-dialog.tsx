"use client";

import { Check, MapPin } from "lucide-react";
import { Dialog } from "@/components/ui/dialog";
import { useArea } from "@/lib/client/area";
import { AREAS, CITY } from "@/lib/domain/areas";

type AreaDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The areas that the shop delivers to (spec 9), one press each. */
export default function AreaDialog({ open, onOpenChange }: AreaDialogProps) {
	const [chosen, chooseArea] = useArea();
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Where shall we deliver?"
			description={`We reach these areas of ${CITY}.`}
		>
			<ul className="mt-5 grid gap-2 sm:grid-cols-2">
				{AREAS.map((area) => {
					const Icon = area === chosen ? Check : MapPin;
					return (
						<li key={area}>
							<button
								type="button"
								aria-pressed={area === chosen}
								onClick={() => {
									chooseArea(area);
									onOpenChange(false);
								}}
								className="flex min-h-12 w-full items-center gap-2.5 rounded-md px-3.5 text-left font-semibold inset-ring-1 inset-ring-line-strong transition-colors hover:bg-primary-soft hover:text-on-primary-soft hover:inset-ring-[1.5px] hover:inset-ring-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary"
							>
								<Icon className="icon text-primary" aria-hidden />
								{area}
							</button>
						</li>
					);
				})}
			</ul>
		</Dialog>
	);
}
