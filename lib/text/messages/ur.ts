import * as login from "@/lib/accounts/login-texts.ur";
import * as accountMails from "@/lib/accounts/mail-texts.ur";
import * as accounts from "@/lib/accounts/texts.ur";
import * as cart from "@/lib/cart/texts.ur";
import * as coupons from "@/lib/coupons/texts.ur";
import * as delivery from "@/lib/delivery/texts.ur";
import * as favourites from "@/lib/favourites/texts.ur";
import * as messages from "@/lib/messages/texts.ur";
import * as money from "@/lib/money/texts.ur";
import * as notifications from "@/lib/notifications/texts.ur";
import * as confirmTexts from "@/lib/orders/confirm-texts.ur";
import * as orderMails from "@/lib/orders/mail-texts.ur";
import * as states from "@/lib/orders/state-texts.ur";
import * as orders from "@/lib/orders/texts.ur";
import * as packing from "@/lib/packing/texts.ur";
import * as payments from "@/lib/payments/texts.ur";
import * as products from "@/lib/products/texts.ur";
import * as reviews from "@/lib/reviews/texts.ur";
import * as riders from "@/lib/riders/texts.ur";
import * as failures from "@/lib/shell/failure-texts.ur";
import * as home from "@/lib/shell/home-texts.ur";
import * as shell from "@/lib/shell/texts.ur";
import { time } from "@/lib/shell/time-texts.ur";
import * as questions from "@/lib/shop/faq-texts.ur";
import * as shop from "@/lib/shop/texts.ur";
import * as shoppingList from "@/lib/shopping-list/texts.ur";
import * as team from "@/lib/team/texts.ur";
import * as weekly from "@/lib/weekly/texts.ur";
import type { Messages } from ".";

export const ur: Messages = {
	...accountMails,
	...accounts,
	...login,
	...cart,
	...coupons,
	...delivery,
	...favourites,
	...messages,
	...money,
	...notifications,
	...orders,
	...states,
	...confirmTexts,
	...orderMails,
	...packing,
	...payments,
	...products,
	...reviews,
	...riders,
	...shell,
	time,
	...failures,
	...home,
	...shop,
	...questions,
	...shoppingList,
	...team,
	...weekly,
};
