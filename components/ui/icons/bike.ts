import { createIcon } from "../icon";

export const Bike = createIcon(
	"M15 17.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0zM2 17.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0zM14 5a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM12 17.5V14l-3-3 4-3 2 3h2",
);
