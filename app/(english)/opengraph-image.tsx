import { MESSAGES } from "@/lib/messages/all";
import { SHARE_SIZE, shopPicture } from "@/lib/server/pages/share-pictures";

export const alt = MESSAGES.en.share.tagline;
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default () => shopPicture("en");
