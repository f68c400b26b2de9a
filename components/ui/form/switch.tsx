import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/lib/cn";

type SwitchProps = Omit<ComponentProps<"button">, "onChange" | "role" | "aria-checked"> & {
	checked: boolean;
	onChange: (checked: boolean) => void;
	/** How it stands, in words that change with it: beside the switch, since its own name does not change. */
	state?: ReactNode;
};

const look = "inline-flex min-h-tap items-center gap-2.5 text-sm";

/** Turns something on or off at once. Its children are the label. */
export function Switch({ checked, onChange, state, className, children, ...rest }: SwitchProps) {
	const id = useId();
	const button = (
		<button
			type="button"
			id={id}
			{...rest}
			role="switch"
			aria-checked={checked}
			onClick={() => onChange(!checked)}
			className={cn("group rounded-full disabled:cursor-not-allowed", look, !state && className)}
		>
			<span
				aria-hidden
				className="relative h-7 w-12 flex-none rounded-full bg-line-strong transition-colors duration-swap group-aria-checked:bg-leaf-600 group-disabled:bg-disabled after:absolute after:top-1 after:inset-s-1 after:size-5 after:rounded-full after:bg-white after:shadow-xs after:transition-[translate] after:duration-swap after:ease-out group-aria-checked:after:translate-x-5 rtl:group-aria-checked:after:-translate-x-5"
			/>
			{children}
		</button>
	);
	if (!state) return button;
	return (
		<label htmlFor={id} className={cn(look, className)}>
			{button}
			{state}
		</label>
	);
}
