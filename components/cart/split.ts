/** The cart's two columns: what is bought, and how. */
export const split =
	"grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:gap-8";
