import { createIcon } from "../icon";

export const Route = createIcon(
	"M9 5h8.5a1 1 0 010 7h-11a1 1 0 000 7H15M15 19a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM3 5a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z",
);
