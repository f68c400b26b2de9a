import { useMessages } from "#messages";
import { AccountTexts } from "@/app/texts/account";
import { DeadLink } from "@/components/shell/failures/page-not-found";
import { PageHead } from "@/components/shell/page-head";
import { WeeklyOrderView } from "@/components/weekly/weekly-order-view";
import { weeklyOrderOf } from "@/lib/orders/server/customer-actions";
import { secretPage } from "@/lib/server/pages/messages";
import { foundOrNull } from "@/lib/server/platform/errors";

export const generateMetadata = secretPage("weeklyPage", (text) => text.order.title);

/** Where the link of the mail about a weekly basket leads: one order, without signing in. Looking changes nothing. */
export default async function WeeklyOrderPage({ params }: PageProps<"/[lang]/weekly/[token]">) {
	const { token } = await params;
	const order = await foundOrNull(weeklyOrderOf(token));
	return (
		<AccountTexts>
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
		</AccountTexts>
	);
}

function LinkIsOver() {
	const { order: text } = useMessages("weeklyPage");
	return <DeadLink title={text.over} note={text.overText} href="/my-orders/weekly" verb={text.mine} />;
}
