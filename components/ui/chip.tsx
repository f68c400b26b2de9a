import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";

const shared =
	"inline-flex min-h-tap flex-none items-center gap-1.5 rounded-full px-4 py-1 text-sm font-semibold whitespace-nowrap transition-[background-color,color,box-shadow]";

type ChipProps = Omit<ComponentProps<"button">, "className"> & {
	/** Whether it is chosen; leave out for a chip that only acts. */
	pressed?: boolean;
};

/** A short choice that is on or off. */
export function Chip({ pressed, ...rest }: ChipProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-pressed={pressed}
			className={clsx(
				shared,
				pressed
					? "bg-primary text-on-primary"
					: "bg-surface text-ink inset-ring-1 inset-ring-line-strong hover:bg-primary-soft hover:text-on-primary-soft hover:inset-ring-[1.5px] hover:inset-ring-primary",
				"disabled:cursor-not-allowed disabled:bg-disabled disabled:text-on-disabled disabled:inset-ring-0",
			)}
		/>
	);
}

type RemovableChipProps = Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> & {
	children: string;
};

/** A choice that was made; pressing it takes the choice back. */
export function RemovableChip({ children, ...rest }: RemovableChipProps) {
	const text = useMessages("ui");
	return (
		<button
			type="button"
			{...rest}
			aria-label={text.removeFilter(children)}
			className={`${shared} max-w-full bg-primary-soft pe-3 text-on-primary-soft hover:bg-primary-soft-hover`}
		>
			<span className="truncate">{children}</span>
			<Icon name="x" className="size-4 flex-none" />
		</button>
	);
}
