import { createIcon } from "../icon";

export const MapPinX = createIcon(
	"M19.752 11.901A7.78 7.78 0 0 0 20 10a8 8 0 0 0-16 0c0 4.993 5.539 10.193 7.399 11.799a1 1 0 0 0 1.202 0 19 19 0 0 0 .09-.077M9 10a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM21.5 15.5l-5 5M21.5 20.5l-5-5",
);
