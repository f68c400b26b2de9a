import "server-only";

/**
 * The shop's colours and faces as mail programs need them: written out, since they know no theme. The values are
 * those of app/styles/tokens.css.
 */
export const LOOK = {
	page: "#fbf7ee",
	sheet: "#ffffff",
	line: "#e7dfcd",
	ink: "#17251a",
	quiet: "#616b5d",
	leaf: "#155a2d",
	onLeaf: "#ffffff",
	deep: "#0f4423",
	mango: "#ffc53d",
	face: "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
	signFace: "'Bricolage Grotesque', 'Arial Narrow', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;
