import { createIcon } from "../icon";

export const CheckCheck = createIcon("M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16");
