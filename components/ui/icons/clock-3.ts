import { createIcon } from "../icon";

export const Clock3 = createIcon("M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM12 6v6h4");
