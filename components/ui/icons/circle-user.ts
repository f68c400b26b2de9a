import { createIcon } from "../icon";

export const CircleUser = createIcon(
	"M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM9 10a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662",
);
