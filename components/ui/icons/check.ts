import { createIcon } from "../icon";

export const Check = createIcon("M20 6 9 17l-5-5");
