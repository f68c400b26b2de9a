import { createIcon } from "../icon";

export const Ellipsis = createIcon(
	"M11 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM18 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM4 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0z",
);
