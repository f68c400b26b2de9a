import { Panel, PanelTitle } from "@/components/ui/panel";

const KEYS = [
	{ keys: ["Enter", "↓"], does: "next" },
	{ keys: ["↑"], does: "back" },
	{ keys: ["Tab"], does: "to the old price" },
	{ keys: ["="], does: "same as yesterday" },
	{ keys: ["+", "−"], does: "5 up, 5 down" },
	{ keys: ["Esc"], does: "undo this one" },
	{ keys: ["Ctrl", "S"], does: "save" },
] as const;

/** What the keyboard does in the grid, where there is a keyboard. */
export function PriceKeys() {
	return (
		<Panel aria-labelledby="keys" className="grid gap-3 p-4.5 md:p-4.5">
			<PanelTitle id="keys" className="text-lg">
				By keyboard
			</PanelTitle>
			<dl className="grid gap-2 text-xs">
				{KEYS.map(({ keys, does }) => (
					<div key={does} className="flex items-center justify-between gap-3">
						<dt className="flex gap-1">
							{keys.map((key) => (
								<kbd
									key={key}
									className="rounded-xs border border-b-2 border-line-strong bg-bg-sunk px-1.5 font-sans text-2xs font-strong"
								>
									{key}
								</kbd>
							))}
						</dt>
						<dd className="text-end text-ink-2">{does}</dd>
					</div>
				))}
			</dl>
			<p className="border-t border-line pt-3 text-xs text-ink-2">
				A column copied from a spreadsheet is pasted from the field you stand in downwards.
			</p>
		</Panel>
	);
}
