/** The list of orders beside one of them. */
export const ordersGrid =
	"grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] wide:grid-cols-[24rem_minmax(0,1fr)] wide:gap-8";
