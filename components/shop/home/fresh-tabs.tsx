"use client";

import { type ReactNode, startTransition, useState } from "react";
import { Picture } from "@/components/ui/picture";
import { SectionHead } from "@/components/ui/section-head";
import { TabPanel, Tabs, useTabsId } from "@/components/ui/tabs";

const ITEMS = [
	{ value: "fruits", label: "Fruits", tone: "fruit", art: <TabArt name="mango" /> },
	{ value: "vegetables", label: "Vegetables", tone: "veg", art: <TabArt name="carrot" /> },
] as const;

type Tab = (typeof ITEMS)[number]["value"];

function TabArt({ name }: { name: "mango" | "carrot" }) {
	return <Picture src={`/art/one-${name}.webp`} alt="" width={64} height={64} />;
}

/**
 * The heading, and the two panels of which one is shown. The other one is drawn as soon as somebody points at the
 * tabs or comes to them by keyboard, and then stays.
 */
export function FreshTabs(panels: Record<Tab, ReactNode>) {
	const [shown, show] = useState<Tab>("fruits");
	const [isWanted, setWanted] = useState(false);
	const drawBoth = () => startTransition(() => setWanted(true));
	const idBase = useTabsId();
	return (
		<>
			<SectionHead
				id="fresh"
				title="Fresh today"
				note="On the shelf this morning. Tap to add, change your mind any time."
				aside={
					<Tabs
						label="Category"
						items={ITEMS}
						value={shown}
						onChange={show}
						onApproach={drawBoth}
						idBase={idBase}
					/>
				}
			/>
			{ITEMS.map(({ value }) => (
				<TabPanel key={value} idBase={idBase} value={value} chosen={shown === value}>
					{(isWanted || shown === value) && panels[value]}
				</TabPanel>
			))}
		</>
	);
}
