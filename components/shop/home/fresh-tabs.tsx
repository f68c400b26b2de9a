"use client";

import { type ReactNode, useState } from "react";
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

/** The heading, and the two panels of which one is shown. Both are in the page from the start. */
export function FreshTabs(panels: Record<Tab, ReactNode>) {
	const [shown, show] = useState<Tab>("fruits");
	const idBase = useTabsId();
	return (
		<>
			<SectionHead
				id="fresh"
				title="Fresh today"
				note="On the shelf this morning. Tap to add, change your mind any time."
				aside={<Tabs label="Category" items={ITEMS} value={shown} onChange={show} idBase={idBase} />}
			/>
			{ITEMS.map(({ value }) => (
				<TabPanel key={value} idBase={idBase} value={value} chosen={shown === value}>
					{panels[value]}
				</TabPanel>
			))}
		</>
	);
}
