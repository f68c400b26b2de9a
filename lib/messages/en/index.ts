import { areaDialog } from "./area-dialog";
import { cartToasts } from "./cart-toasts";
import { common } from "./common";
import { mail } from "./mail";
import { mailAccount } from "./mail-account";
import { mailMoney } from "./mail-money";
import { mailOrder } from "./mail-order";
import { mailWeekly } from "./mail-weekly";
import { order } from "./order";
import { places } from "./places";
import { push } from "./push";
import { share } from "./share";
import { time } from "./time";
import { ui } from "./ui";

/** Every text of the shop in English, by area: the specification's, to the letter. */
export const en = {
	areaDialog,
	cartToasts,
	common,
	mail,
	mailAccount,
	mailMoney,
	mailOrder,
	mailWeekly,
	order,
	places,
	push,
	share,
	time,
	ui,
};
