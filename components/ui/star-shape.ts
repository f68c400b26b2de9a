/** A five-pointed star in a 24 by 24 box. */
export const STAR_PATH = "M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.8L12 17.7 5.9 21l1.2-6.8-5-4.8L9 8.5z";
