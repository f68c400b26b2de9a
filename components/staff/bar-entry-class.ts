/** One place of the bar, or what opens the others. */
export const barEntryClass =
	"relative grid h-full w-full content-center min-w-tap justify-items-center gap-0.5 px-0.5 text-2xs font-semibold text-ink-3 " +
	"aria-[current]:font-heavy aria-[current]:text-primary aria-[current]:before:absolute aria-[current]:before:-top-1 aria-[current]:before:h-0.75 aria-[current]:before:w-8 aria-[current]:before:rounded-b-full aria-[current]:before:bg-primary";
