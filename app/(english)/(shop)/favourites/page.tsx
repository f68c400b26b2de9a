import { FavouritesPage, favouritesMetadata } from "@/app/_pages/favourites";
import { FavouritesMessages } from "@/components/messages/en/favourites";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("en", favouritesMetadata);
export default pageIn("en", FavouritesPage, FavouritesMessages);
