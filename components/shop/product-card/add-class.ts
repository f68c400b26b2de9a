/** The look of Add, and of Unavailable in its place. */
export const addClass =
	"inline-flex h-tap min-w-20 items-center justify-center gap-1.25 rounded-full bg-surface px-3.75 shelf:w-full shelf:min-w-0 shelf:px-1 text-md font-extrabold text-primary " +
	"shadow-sm inset-ring-[1.5px] inset-ring-primary transition-[background-color,color] hover:bg-primary hover:text-on-primary pointer-fine:active:bg-primary-soft pointer-fine:active:text-on-primary-soft " +
	"disabled:scale-100 disabled:cursor-not-allowed disabled:bg-disabled disabled:text-on-disabled disabled:shadow-none disabled:inset-ring-0";
