import { createIcon } from "../icon";

export const ChevronLeft = createIcon("M15 18l-6-6 6-6", "flips");
