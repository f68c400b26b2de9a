"use client";

import { clsx } from "clsx";
import { type Ref, useEffect, useRef } from "react";
import { useMessages } from "#messages";
import { Icon } from "../icons";

const AFTER_MS = 400;
const EVERY_MS = 200;

/** The handlers of a button that repeats while it is held: five times a second, from 0.4 seconds on. */
function useHeld(press: () => void) {
	const latest = useRef(press);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const hasRepeated = useRef(false);
	useEffect(() => {
		latest.current = press;
	});
	const stop = () => clearTimeout(timer.current);
	useEffect(() => () => clearTimeout(timer.current), []);
	function repeat(): void {
		hasRepeated.current = true;
		latest.current();
		timer.current = setTimeout(repeat, EVERY_MS);
	}
	return {
		onPointerDown() {
			hasRepeated.current = false;
			stop();
			timer.current = setTimeout(repeat, AFTER_MS);
		},
		onPointerUp: stop,
		onPointerLeave: stop,
		onPointerCancel: stop,
		/** The press that ends a held one counts nothing more. */
		onClick() {
			if (!hasRepeated.current) press();
			hasRepeated.current = false;
		},
	};
}

type StepperProps = {
	/** What is counted, for screen readers: "Quantity of Mango Chaunsa". */
	label: string;
	value: number;
	/** What the number says where it counts steps of something: "750 g". It stands over both halves, and a held press repeats. */
	text?: string;
	onChange: (value: number) => void;
	/** 0 lets the last step down remove the thing. */
	min?: number;
	max: number;
	tone?: "solid" | "light";
	size?: "md" | "lg";
	/** Its three parts share on phones what width it has, as on a card. */
	stretch?: boolean;
	/**
	 * With nothing counted yet, the button for one more stands alone and says so in these words. It stays the same
	 * button when the others join it, so that a finger or the keyboard's focus stays on it.
	 */
	first?: { label: string; text: string; className: string };
	/** A pop, as it takes the place of the first button. */
	pops?: boolean;
	className?: string;
	ref?: Ref<HTMLFieldSetElement>;
};

const tones = {
	solid:
		"bg-primary text-on-primary on-deep dark:[--color-focus:var(--color-leaf-950)] [&_button:enabled:hover]:bg-white/16",
	light:
		"bg-surface text-ink inset-ring-1 inset-ring-line-strong [&_button]:text-primary [&_button:enabled:hover]:bg-primary-soft",
};
const sizes = {
	md: "h-tap grid-cols-[var(--spacing-tap)_minmax(1.75rem,auto)_var(--spacing-tap)]",
	lg: "h-14 grid-cols-[3.25rem_minmax(2rem,auto)_3.25rem] text-lg",
};
/** Two halves, each a large button, under what is shown. */
const halves = {
	md: "relative h-tap min-w-33 grid-cols-2",
	lg: "relative h-14 min-w-42 grid-cols-2 text-lg",
};
const half = "px-3 first:justify-items-start last:justify-items-end";
const press =
	"grid h-full place-items-center rounded-full transition-colors focus-visible:-outline-offset-4 disabled:cursor-not-allowed disabled:opacity-45";

/** How many: one less, the number, one more. */
export function Stepper(props: StepperProps) {
	const {
		label,
		value,
		text: said,
		onChange,
		min = 1,
		max,
		tone = "light",
		size = "md",
		stretch,
		first,
		pops,
		className,
		ref,
	} = props;
	const { stepper: text } = useMessages("ui");
	const alone = value > 0 ? undefined : first;
	const isWide = said !== undefined && !alone;
	const less = () => value > min && onChange(value - 1);
	const more = () => value < max && onChange(value + 1);
	const heldLess = useHeld(less);
	const heldMore = useHeld(more);
	return (
		<fieldset
			ref={ref}
			aria-label={alone ? undefined : label}
			role={alone && "presentation"}
			className={clsx(
				"min-w-0",
				alone
					? "flex"
					: [
							"inline-grid items-center rounded-full font-extrabold figures",
							tones[tone],
							isWide ? halves[size] : sizes[size],
							isWide &&
								stretch &&
								"max-lg:min-w-0 max-lg:text-sm max-lg:tracking-tight max-lg:[&_button]:px-2 max-lg:[&_svg]:size-4",
							!isWide && stretch && "max-lg:grid-cols-[minmax(0,1fr)_minmax(1.25rem,auto)_minmax(0,1fr)]",
							pops && "animate-pop",
						],
				className,
			)}
		>
			{!alone && (
				<button
					type="button"
					aria-label={value - 1 <= 0 && min === 0 ? text.remove : text.less}
					disabled={value <= min}
					{...(isWide ? heldLess : { onClick: less })}
					className={clsx(press, isWide && half)}
				>
					<Icon name="minus" className="size-4.5 stroke-[2.75]" />
				</button>
			)}
			{!alone && (
				<output
					className={
						isWide
							? "pointer-events-none absolute inset-0 grid place-items-center whitespace-nowrap"
							: "min-w-5 text-center"
					}
				>
					{said ?? value}
				</output>
			)}
			<button
				type="button"
				aria-label={alone ? alone.label : text.more}
				disabled={value >= max}
				{...(isWide ? heldMore : { onClick: more })}
				className={alone ? alone.className : clsx(press, isWide && half)}
			>
				{alone ? alone.text : <Icon name="plus" className="size-4.5 stroke-[2.75]" />}
			</button>
		</fieldset>
	);
}
