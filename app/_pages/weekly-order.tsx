import type { Metadata } from "next";
import { PageHead } from "@/components/shop/page/page-head";
import { WeeklyOrderView } from "@/components/shop/weekly/weekly-order-view";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { WeeklyOrder } from "@/lib/domain/weekly-basket";
import { weeklyOrderOf } from "@/lib/server/orders/by-link";
import { pageMessages } from "@/lib/server/pages/messages";
import { ShopError } from "@/lib/server/platform/errors";

// The address is a secret: no other site may learn of it from a link.
export function weeklyOrderMetadata(): Metadata {
	return {
		title: pageMessages("weeklyPage").order.title,
		robots: { index: false },
		referrer: "no-referrer",
	};
}

async function orderBehind(token: string): Promise<WeeklyOrder | null> {
	try {
		return await weeklyOrderOf(token);
	} catch (error) {
		if (error instanceof ShopError && error.kind === "not-found") return null;
		throw error;
	}
}

/** Where the link of the mail about a weekly basket leads: one order, without signing in. Looking changes nothing. */
export async function WeeklyOrderPage({ params }: { params: Promise<{ token: string }> }) {
	const { token } = await params;
	const order = await orderBehind(token);
	return (
		<div className="wrap pb-section">
			{order ? (
				<>
					<PageHead title={order.name} />
					<WeeklyOrderView token={token} served={order} />
				</>
			) : (
				<LinkIsOver />
			)}
		</div>
	);
}

function LinkIsOver() {
	const { order: text } = pageMessages("weeklyPage");
	return (
		<EmptyState
			as="h1"
			art="/art/one-receipt.webp"
			title={text.over}
			actions={<ButtonLink href="/my-orders/weekly">{text.mine}</ButtonLink>}
		>
			{text.overText}
		</EmptyState>
	);
}
