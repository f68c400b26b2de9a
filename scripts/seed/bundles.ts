import { fruitCrates } from "./fruit-crates";
import { kitchenCrates } from "./kitchen-crates";

/** Every crate costs less than its parts bought one by one. */
export const bundles = [...kitchenCrates, ...fruitCrates];
