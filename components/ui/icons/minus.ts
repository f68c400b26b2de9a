import { createIcon } from "../icon";

export const Minus = createIcon("M5 12h14");
