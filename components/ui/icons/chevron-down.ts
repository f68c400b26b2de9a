import { createIcon } from "../icon";

export const ChevronDown = createIcon("M6 9l6 6 6-6");
