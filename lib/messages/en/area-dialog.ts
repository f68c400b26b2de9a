/** The choice of an area (spec 9). */
export const areaDialog = {
	title: "Where shall we deliver?",
	description: (city: string) => `We reach these areas of ${city}.`,
};
