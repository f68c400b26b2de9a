/** A customer keeps at most so many. */
export const MOST_FAVOURITES = 200;
export const TOO_MANY_FAVOURITES = `You have ${MOST_FAVOURITES} favourites already. Please remove one first.`;
