import { createIcon } from "../icon";

export const ZoomIn = createIcon(
	"M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM21 21L16.65 16.65M11 8L11 14M8 11L14 11",
);
