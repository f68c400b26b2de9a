import { createIcon } from "../icon";

export const MapPinHouse = createIcon(
	"M15 22a1 1 0 0 1-1-1v-4a1 1 0 0 1 .445-.832l3-2a1 1 0 0 1 1.11 0l3 2A1 1 0 0 1 22 17v4a1 1 0 0 1-1 1zM18 10a8 8 0 0 0-16 0c0 4.993 5.539 10.193 7.399 11.799a1 1 0 0 0 .601.2M18 22v-3M7 10a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z",
);
