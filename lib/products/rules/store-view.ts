/**
 * The address by which a signed-in seller asks to see the shop as customers do, and the cookie that lets them for so
 * many seconds; without it every page of the shop leads them to their own area (spec 2). It gives no right: those pages
 * are for everyone.
 */
export const STORE_VIEW_HREF = "/?view=store";
export const STORE_VIEW_COOKIE = "sabz_store_view";
export const STORE_VIEW_SECONDS = 600;
