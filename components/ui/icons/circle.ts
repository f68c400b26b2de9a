import { createIcon } from "../icon";

export const Circle = createIcon("M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z");
