"use client";

import { useState } from "react";
import { dialogAhead } from "@/components/ui/late-dialog";
import { Switch } from "@/components/ui/switch";
import { useShop } from "@/lib/client/shop";
import { useShopPress } from "@/lib/client/shop-change";
import { useOpen } from "@/lib/client/use-open";
import { cn } from "@/lib/cn";
import { dayOf } from "@/lib/domain/dates";
import { CloseDialog } from "./close-dialog";

type OpenSwitchProps = {
	servedAt: number;
	/** Only whether it is open, where there is little room. */
	short?: boolean;
	className?: string;
};

/**
 * Whether the shop is open today. Closing asks until when; what is ordered meanwhile is promised for the next opening.
 * Outside its hours there is nothing to switch: they stand in the shop's details.
 */
export function OpenSwitch({ servedAt, short, className }: OpenSwitchProps) {
	const { closedDays } = useShop();
	const { now, isOpen, until } = useOpen(servedAt);
	const [asks, setAsks] = useState(false);
	const [busy, press] = useShopPress();
	const today = dayOf(new Date(now));
	const isClosedDay = closedDays.includes(today);
	const open = () => press({ closedDays: closedDays.filter((day) => day !== today) });
	return (
		<>
			<Switch
				{...dialogAhead}
				checked={isOpen}
				disabled={busy || (!isOpen && !isClosedDay)}
				onChange={(wanted) => (wanted ? void open() : setAsks(true))}
				className={cn("flex-row-reverse", className)}
			>
				<span>
					<b>{isOpen ? "Open" : "Closed"}</b>{" "}
					<span className={short ? "max-sm:sr-only" : undefined}>{until}</span>
				</span>
			</Switch>
			<CloseDialog open={asks} onOpenChange={setAsks} now={now} />
		</>
	);
}
