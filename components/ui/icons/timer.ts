import { createIcon } from "../icon";

export const Timer = createIcon("M10 2L14 2M12 14L15 11M4 14a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z");
