/** What the rider's pages are called, as an app of their own too. */
export const riderPage = {
	title: "Deliveries",
	appName: (shop: string) => `${shop} deliveries`,
};
