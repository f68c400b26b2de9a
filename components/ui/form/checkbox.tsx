import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { children: ReactNode };

/** A box to tick, with its label. */
export function Checkbox({ className, children, ...rest }: CheckboxProps) {
	return (
		<label className={cn("flex min-h-tap min-w-tap items-center gap-2.5 text-sm", className)}>
			<span className="relative grid size-5.5 flex-none place-items-center">
				<input
					{...rest}
					type="checkbox"
					className="peer size-5.5 appearance-none rounded-xs border-[1.5px] border-line-strong bg-surface transition-colors checked:border-primary checked:bg-primary disabled:border-transparent disabled:bg-disabled aria-invalid:border-danger"
				/>
				<Check className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100 stroke-[3.5]" />
			</span>
			<span>{children}</span>
		</label>
	);
}
