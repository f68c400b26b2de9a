import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Nothing passes the filters (spec 2, All products). */
export function NoProducts({ text, onClear }: { text: string; onClear: () => void }) {
	return (
		<EmptyState
			art="/art/one-lens.webp"
			title="No products found"
			actions={<Button onClick={onClear}>Clear Filters</Button>}
		>
			{text.trim()
				? `Nothing on the shelf goes by “${text.trim()}” with these filters. Check the spelling, or look at everything.`
				: "Nothing on the shelf fits these filters."}
		</EmptyState>
	);
}
