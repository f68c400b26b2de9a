import { clsx } from "clsx";
import { Phone, Repeat2, Undo2 } from "lucide-react";
import { useMessages } from "#messages";
import { IF_MISSING, type IfMissing } from "@/lib/packing/rules";

const ICONS: Readonly<Record<IfMissing, typeof Phone>> = { replace: Repeat2, refund: Undo2, call: Phone };

type IfMissingChoiceProps = { value: IfMissing; onChange: (wish: IfMissing) => void };

/** The three wishes beside each other, and what the chosen one means. */
export function IfMissingChoice({ value, onChange }: IfMissingChoiceProps) {
	const { legend, wishes } = useMessages("ifMissing");
	return (
		<>
			<fieldset className="min-w-0">
				<legend className="sr-only">{legend}</legend>
				<div className="grid grid-cols-3 gap-2">
					{IF_MISSING.map((wish) => {
						const Icon = ICONS[wish];
						return (
							<label
								key={wish}
								className={clsx(
									"relative grid min-h-16 cursor-pointer place-items-center content-center gap-1 rounded-md px-2 py-2.5 text-center text-sm font-bold",
									"has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
									wish === value
										? "bg-primary text-on-primary"
										: "bg-surface inset-ring-1 inset-ring-line-strong hover:bg-primary-soft",
								)}
							>
								<input
									type="radio"
									name="if-missing"
									checked={wish === value}
									onChange={() => onChange(wish)}
									className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
								/>
								<Icon className="icon" />
								{wishes[wish].label}
							</label>
						);
					})}
				</div>
			</fieldset>
			<p className="text-sm text-ink-2" role="status">
				{wishes[value].note}
			</p>
		</>
	);
}
