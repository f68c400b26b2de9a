export const LINK_NOT_READ = "We could not read a place from this link";
export const NOT_IN_PAKISTAN = "Please choose a place in Pakistan";
export const MAX_LANDMARK = 120;
