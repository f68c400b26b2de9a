import type { favourites as english } from "../en/favourites";
import type { Translation } from "../translation";

export const favourites: Translation<typeof english> = {
	title: "میری پسند",
	none: "ابھی کوئی پسند نہیں",
	browse: "چیزیں دیکھیں",
	howTo: "کسی چیز پر دل دبائیں، وہ یہاں آ جائے گی۔",
};
