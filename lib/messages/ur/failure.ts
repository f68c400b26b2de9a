import type { failure as english } from "../en/failure";
import type { Translation } from "../translation";

export const failure: Translation<typeof english> = {
	broken: "ہماری طرف سے کچھ خراب ہو گیا",
	tryAgain: "دوبارہ کوشش کریں",
};
