import * as login from "@/lib/accounts/login-texts.en";
import * as accountMails from "@/lib/accounts/mail-texts.en";
import * as accounts from "@/lib/accounts/texts.en";
import * as cart from "@/lib/cart/texts.en";
import * as coupons from "@/lib/coupons/texts.en";
import * as delivery from "@/lib/delivery/texts.en";
import * as favourites from "@/lib/favourites/texts.en";
import * as messages from "@/lib/messages/texts.en";
import * as money from "@/lib/money/texts.en";
import * as notifications from "@/lib/notifications/texts.en";
import * as confirmTexts from "@/lib/orders/confirm-texts.en";
import * as orderMails from "@/lib/orders/mail-texts.en";
import * as states from "@/lib/orders/state-texts.en";
import * as orders from "@/lib/orders/texts.en";
import * as packing from "@/lib/packing/texts.en";
import * as payments from "@/lib/payments/texts.en";
import * as products from "@/lib/products/texts.en";
import * as reviews from "@/lib/reviews/texts.en";
import * as riders from "@/lib/riders/texts.en";
import * as failures from "@/lib/shell/failure-texts.en";
import * as home from "@/lib/shell/home-texts.en";
import * as shell from "@/lib/shell/texts.en";
import { time } from "@/lib/shell/time-texts.en";
import * as questions from "@/lib/shop/faq-texts.en";
import * as shop from "@/lib/shop/texts.en";
import * as shoppingList from "@/lib/shopping-list/texts.en";
import * as team from "@/lib/team/texts.en";
import * as weekly from "@/lib/weekly/texts.en";

/** Every text of the shop in English, by area: the specification's, to the letter. */
export const en = {
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
