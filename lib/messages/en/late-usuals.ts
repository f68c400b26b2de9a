/* What the usuals say, and the weekly basket beside them. */

export { slots } from "./slots";
export { usuals } from "./usuals";
