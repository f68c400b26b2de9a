import { FavouritesPage, favouritesMetadata } from "@/app/_pages/favourites";
import { FavouritesMessages } from "@/components/messages/ur/favourites";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";
export const generateMetadata = inLanguage("ur", favouritesMetadata);
export default pageIn("ur", FavouritesPage, FavouritesMessages);
