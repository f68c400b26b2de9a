import { createIcon } from "../icon";

export const ArrowDownRight = createIcon("M7 7l10 10M17 7v10H7");
