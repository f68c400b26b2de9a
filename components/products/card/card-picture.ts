/** The picture of a card: 84 % of its tile, which is a quarter of 1280 px at most, a half of a phone. */
export const CARD_PICTURE = {
	sizes: "(min-width: 84rem) 16rem, (min-width: 48rem) 20vw, (min-width: 34rem) 27vw, 42vw",
	pixels: [256, 512],
} as const;

/** The same on the shelf of All Products, whose cards are a third of a phone. */
export const SHELF_PICTURE = {
	sizes:
		"(min-width: 84rem) 14rem, (min-width: 80rem) 15vw, (min-width: 64rem) 20vw, (min-width: 48rem) 20vw, 26vw",
	pixels: [192, 512],
} as const;
