/** A segmented row of two links, and each of them; the present one is raised. */
export const choicesClass = "grid grid-cols-2 rounded-md bg-bg-sunk p-1";
export const choiceClass =
	"grid min-h-12 place-items-center rounded-sm font-bold text-ink-2 outline-none aria-[current]:bg-surface aria-[current]:text-primary aria-[current]:shadow-sm data-highlighted:inset-ring-2 data-highlighted:inset-ring-primary";
