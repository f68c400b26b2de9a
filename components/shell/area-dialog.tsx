"use client";

import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useArea } from "@/lib/accounts/client/preferences";
import { useShop } from "@/lib/shop/client/shop";

type AreaDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The areas that the shop delivers to (spec 9), one press each. */
export default function AreaDialog({ open, onOpenChange }: AreaDialogProps) {
	const { areas } = useShop();
	const [chosen, chooseArea] = useArea();
	const text = useMessages("areaDialog");
	const places = useMessages("places");
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title={text.title}
			description={text.description(places.city)}
		>
			<ul className="mt-5 grid grid-cols-2 gap-2">
				{areas.map((area) => (
					<li key={area}>
						<button
							type="button"
							aria-pressed={area === chosen}
							onClick={() => {
								chooseArea(area);
								onOpenChange(false);
							}}
							className="flex min-h-12 w-full items-center justify-between gap-1 rounded-md px-3 text-start text-sm leading-close font-semibold inset-ring-1 inset-ring-line-strong transition-colors hover:bg-primary-soft hover:text-on-primary-soft hover:inset-ring-[1.5px] hover:inset-ring-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary md:px-4 md:text-base"
						>
							<bdi>{places.area(area)}</bdi>
							{area === chosen && <Icon name="check" />}
						</button>
					</li>
				))}
			</ul>
		</Dialog>
	);
}
