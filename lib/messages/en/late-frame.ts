/* What the shop's frame says in what a press or a letter typed opens. */

export { areaDialog } from "./area-dialog";
export { leaving } from "./leaving";
export { menus } from "./menus";
export { suggestions } from "./suggestions";
