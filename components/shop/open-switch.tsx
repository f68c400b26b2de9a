"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { RadioCard, RadioCards } from "@/components/ui/form/radio-card";
import { Switch } from "@/components/ui/form/switch";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { useOpen } from "@/lib/client/use-open";
import { cn } from "@/lib/cn";
import { useShop } from "@/lib/shop/client/shop";
import { useShopPress } from "@/lib/shop/client/shop-change";
import { DAY_MS, dayOf, formatDay } from "@/lib/text/dates";

type CloseDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; now: number };

/** Asks for how long the shop closes. */
export function CloseDialog({ open, onOpenChange, now }: CloseDialogProps) {
	const { closedDays } = useShop();
	const [days, setDays] = useState(1);
	const [busy, press] = useShopPress();

	async function close(): Promise<void> {
		const more = Array.from({ length: days }, (_, day) => dayOf(new Date(now + day * DAY_MS)));
		if (await press({ closedDays: [...closedDays, ...more] })) onOpenChange(false);
	}

	const tomorrow = formatDay(new Date(now + DAY_MS));
	return (
		<LateDialog
			open={open}
			onOpenChange={onOpenChange}
			title="Close the shop?"
			description="Customers can still order. Their orders are promised for the time after the shop opens again; what was promised before stays promised."
			actions={
				<>
					<Button variant="quiet" onClick={() => onOpenChange(false)}>
						Stay open
					</Button>
					<Button busy={busy} onClick={close}>
						Close the shop
					</Button>
				</>
			}
		>
			<div className="mt-4 grid gap-3">
				<RadioCards legend="Until when">
					<RadioCard
						name="close-for"
						label="For the rest of today"
						checked={days === 1}
						onChange={() => setDays(1)}
					/>
					<RadioCard
						name="close-for"
						label="Today and tomorrow"
						note={tomorrow}
						checked={days === 2}
						onChange={() => setDays(2)}
					/>
				</RadioCards>
				<p className="text-sm text-ink-2">
					Other days and the hours are in the{" "}
					<Link href="/seller/shop" className="text-link" onClick={() => onOpenChange(false)}>
						shop's details
					</Link>
					.
				</p>
			</div>
		</LateDialog>
	);
}

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
