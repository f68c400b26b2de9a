export { areaDialog } from "./area-dialog";
export { leaving } from "./leaving";
export { menus } from "./menus";
export { suggestions } from "./suggestions";
