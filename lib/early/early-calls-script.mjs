import { EARLY_CALLS_MS, HINT_COOKIE } from "./browser-keys.mjs";

/**
 * Asks for what somebody who is signed in will see here while the page itself still comes: its scripts ask for it a second later, one
 * after the other. Each answer is used once (lib/client/early-calls.ts).
 * @param {readonly string[]} paths of calls that only read
 */
const earlyCallsScript = (paths) =>
	`if(document.cookie.includes("${HINT_COOKIE}="))window.sabzEarlyCalls=new Map(${JSON.stringify(paths)}.map(p=>[p,fetch(p,{cache:"no-store",headers:{"accept-language":document.documentElement.lang},signal:AbortSignal.timeout(${EARLY_CALLS_MS})}).catch(()=>null)]))`;

const OF_A_BASKET = ["/api/user/check-auth", "/api/user/cart", "/api/user/addresses", "/api/user/credit"];

export const CART_CALLS_SCRIPT = earlyCallsScript([...OF_A_BASKET, "/api/delivery-slots"]);
export const CHECKOUT_CALLS_SCRIPT = earlyCallsScript([...OF_A_BASKET, "/api/payment/open"]);
