import { createIcon } from "../icon";

export const ChevronRight = createIcon("M9 18l6-6-6-6", "flips");
