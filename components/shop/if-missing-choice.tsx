import { clsx } from "clsx";
import { Phone, Repeat2, Undo2 } from "lucide-react";
import { IF_MISSING, type IfMissing } from "@/lib/domain/packing";

type Wish = { label: string; note: string; Icon: typeof Phone };

/** What can be done where something is missing, as customers read it. */
export const WISHES: Record<IfMissing, Wish> = {
	replace: {
		label: "Replace",
		note: "We pack the nearest thing we have. You never pay more than you ordered.",
		Icon: Repeat2,
	},
	refund: { label: "Refund", note: "We leave it out, and you do not pay for it.", Icon: Undo2 },
	call: { label: "Call me", note: "We call you before we pack anything else.", Icon: Phone },
};

type IfMissingChoiceProps = { value: IfMissing; onChange: (wish: IfMissing) => void };

/** The three wishes beside each other, and what the chosen one means. */
export function IfMissingChoice({ value, onChange }: IfMissingChoiceProps) {
	return (
		<>
			<fieldset className="min-w-0">
				<legend className="sr-only">If something is missing</legend>
				<div className="grid grid-cols-3 gap-2">
					{IF_MISSING.map((wish) => {
						const { label, Icon } = WISHES[wish];
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
								<Icon className="icon" aria-hidden />
								{label}
							</label>
						);
					})}
				</div>
			</fieldset>
			<p className="text-sm text-ink-2" role="status">
				{WISHES[value].note}
			</p>
		</>
	);
}
