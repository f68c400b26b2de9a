/** The picture of a card: 84 % of its tile, which is a quarter of 1280 px at most, a half of a phone. */
export const CARD_PICTURE = {
	sizes: "(min-width: 84rem) 16rem, (min-width: 48rem) 20vw, (min-width: 34rem) 27vw, 42vw",
	pixels: [256, 512],
} as const;
