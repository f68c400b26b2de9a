export { slots } from "./slots";
export { usuals } from "./usuals";
