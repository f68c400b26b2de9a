import { useMessages } from "#messages";
import { RadioTile } from "@/components/ui/form/choices";
import { Icon, type IconName } from "@/components/ui/icons";
import { IF_MISSING, type IfMissing } from "@/lib/packing/rules";

const ICONS: Readonly<Record<IfMissing, IconName>> = { replace: "repeat-2", refund: "undo-2", call: "phone" };

type IfMissingChoiceProps = { value: IfMissing; onChange: (wish: IfMissing) => void };

/** The three wishes beside each other, and what the chosen one means. */
export function IfMissingChoice({ value, onChange }: IfMissingChoiceProps) {
	const { legend, wishes } = useMessages("ifMissing");
	return (
		<>
			<fieldset className="min-w-0">
				<legend className="sr-only">{legend}</legend>
				<div className="grid grid-cols-3 gap-2">
					{IF_MISSING.map((wish) => (
						<RadioTile
							key={wish}
							name="if-missing"
							checked={wish === value}
							onChange={() => onChange(wish)}
							className={`min-h-16 place-items-center content-center gap-1 px-2 py-2.5 font-bold ${wish === value ? "bg-primary text-on-primary" : "bg-surface inset-ring-1 inset-ring-line-strong hover:bg-primary-soft"}`}
						>
							<Icon name={ICONS[wish]} />
							{wishes[wish].label}
						</RadioTile>
					))}
				</div>
			</fieldset>
			<p className="text-sm text-ink-2" role="status">
				{wishes[value].note}
			</p>
		</>
	);
}
