import { createIcon } from "../icon";

export const Navigation = createIcon("M3 11 22 2 13 21 11 13 3 11z");
