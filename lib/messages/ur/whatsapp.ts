import type { whatsapp as english } from "../en/whatsapp";
import type { Translation } from "../translation";

export const whatsapp: Translation<typeof english> = { ask: "واٹس ایپ پر پوچھیں" };
