/** The look that inputs, selects and text areas share. */
export const inputClass =
	"w-full min-h-12 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base leading-snug text-ink " +
	"transition-[border-color,box-shadow] placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink-2 " +
	"focus:border-focus focus:outline-3 focus:outline-offset-1 focus:outline-focus " +
	"disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled " +
	"aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger";
