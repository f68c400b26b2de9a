/** Products that one customer may wait for at a time. */
export const MAX_WISHES = 30;

export const WISH_NEEDS_LOGIN = "Please login, and we will mail you when it is back.";
export const WISH_NEEDS_VERIFIED = "Please verify your email first, so that our mail reaches you.";
export const WISH_IS_THERE = "It is back already. You can order it now.";
export const TOO_MANY_WISHES = `You are waiting for ${MAX_WISHES} products already.`;
