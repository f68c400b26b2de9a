import type { Metadata } from "next";
import { AccountTexts } from "@/app/texts/account";
import { ConfirmLink, UnknownLink } from "@/components/orders/confirm-link";
import { orderToConfirm } from "@/lib/orders/server/confirmation";
import { pageMessages } from "@/lib/server/pages/messages";
import { clock } from "@/lib/server/platform/clock";
import { foundOrNull } from "@/lib/server/platform/errors";

// The address is a secret: no other site may learn of it from a link.
export async function generateMetadata(): Promise<Metadata> {
	return {
		title: (await pageMessages("confirmOrder")).page,
		robots: { index: false },
		referrer: "no-referrer",
	};
}

/** Where the link leads that asks for a yes. Looking changes nothing: what shows a link's preview opens it too. */
export default async function ConfirmOrderPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params;
	const order = await foundOrNull(orderToConfirm(token));
	return (
		<AccountTexts>
			<div className="wrap grid max-w-144 gap-4 pt-4 pb-section">
				{order ? (
					<ConfirmLink order={order} token={token} now={clock.shopNow().getTime()} />
				) : (
					<UnknownLink />
				)}
			</div>
		</AccountTexts>
	);
}
