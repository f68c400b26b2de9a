import { PUSH_OFF, PUSH_ON } from "@/lib/domain/push-words";

/** Word on this device, while it is switched on or off (working day 4). */
export const pushSwitch = {
	on: `${PUSH_ON}.`,
	off: `${PUSH_OFF}.`,
	unsupported:
		"This browser cannot show messages while the shop is closed. On an iPhone, put the shop on your home screen first.",
	denied: "Your browser does not let the shop show messages. You can allow it in its settings for this page.",
	failed: "This could not be changed. Please try again.",
};
