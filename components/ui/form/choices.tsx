import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "@/components/ui/icons";

type RadioCardsProps = { legend: ReactNode; hideLegend?: boolean; className?: string; children: ReactNode };

/** A question with a few answers, each a card. */
export function RadioCards({ legend, hideLegend, className, children }: RadioCardsProps) {
	return (
		<fieldset className="min-w-0">
			<legend className={hideLegend ? "sr-only" : "mb-2 text-sm font-strong"}>{legend}</legend>
			<div className={clsx("grid gap-2.5", className)}>{children}</div>
		</fieldset>
	);
}

type RadioCardProps = Omit<ComponentProps<"input">, "type"> & {
	label: ReactNode;
	note?: ReactNode;
	/** Stands where lines end, such as a fee. */
	end?: ReactNode;
	/** Stands between the dot and the label, such as a picture. */
	art?: ReactNode;
};

/** One answer; the whole card is the target. */
export function RadioCard({ label, note, end, art, className, ...rest }: RadioCardProps) {
	return (
		<label
			className={clsx(
				"flex min-h-14 items-center gap-3 rounded-md bg-surface px-4 py-3.5 inset-ring-1 inset-ring-line-strong transition-[background-color,box-shadow]",
				"hover:inset-ring-[1.5px] hover:inset-ring-primary has-checked:bg-primary-soft has-checked:inset-ring-2 has-checked:inset-ring-primary",
				"has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
				"has-disabled:cursor-not-allowed has-disabled:bg-disabled has-disabled:text-on-disabled has-disabled:inset-ring-0",
				className,
			)}
		>
			<input
				{...rest}
				type="radio"
				className="size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-7 checked:border-primary focus-visible:outline-none"
			/>
			{art}
			<span className="grid min-w-0 flex-1 leading-snug">
				<span className="font-bold">{label}</span>
				{note && <span className="text-sm wrap-anywhere opacity-85">{note}</span>}
			</span>
			{end && <span className="figures font-bold whitespace-nowrap">{end}</span>}
		</label>
	);
}

type RadioTileProps = Omit<ComponentProps<"input">, "type">;

/** One answer as a tile; the radio button lies over it unseen. How it looks, checked and not, is its class names' to say. */
export function RadioTile({ className, children, ...rest }: RadioTileProps) {
	return (
		<label
			className={`relative grid cursor-pointer rounded-md text-center text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
		>
			<input
				{...rest}
				type="radio"
				className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md opacity-0 disabled:cursor-not-allowed"
			/>
			{children}
		</label>
	);
}

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { children: ReactNode };

/** A box to tick, with its label. */
export function Checkbox({ className, children, ...rest }: CheckboxProps) {
	return (
		<label className={clsx("flex min-h-tap min-w-tap items-center gap-2.5 text-sm", className)}>
			<span className="relative grid size-5.5 flex-none place-items-center">
				<input
					{...rest}
					type="checkbox"
					className="peer size-5.5 appearance-none rounded-xs border-[1.5px] border-line-strong bg-surface transition-colors checked:border-primary checked:bg-primary disabled:border-transparent disabled:bg-disabled aria-invalid:border-danger"
				/>
				<Icon
					name="check"
					className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100 stroke-[3.5]"
				/>
			</span>
			<span>{children}</span>
		</label>
	);
}

type SwitchProps = Omit<ComponentProps<"button">, "onChange" | "role" | "aria-checked"> & {
	checked: boolean;
	onChange: (checked: boolean) => void;
	/** How it stands, in words that change with it: beside the switch, since its own name does not change. */
	state?: ReactNode;
};

const switchClass = "inline-flex min-h-tap items-center gap-2.5 text-start text-sm";

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
			className={clsx("group rounded-full disabled:cursor-not-allowed", switchClass, !state && className)}
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
		<label htmlFor={id} className={clsx(switchClass, className)}>
			{button}
			{state}
		</label>
	);
}
