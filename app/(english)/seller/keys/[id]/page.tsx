import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Deliveries, DeliveryDetail } from "@/components/integrations/deliveries";
import { WebhookActions } from "@/components/integrations/webhook-actions";
import { OlderLink, PageHead, Segments } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { splitClass } from "@/components/ui/panel";
import { type DeliveryState, nameOfUrl } from "@/lib/integrations/rules";
import { deliveriesQuery } from "@/lib/integrations/schema";
import { countDeliveries, findWebhook, listDeliveries } from "@/lib/integrations/server/webhooks";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { sellerOnPage } from "@/lib/team/server/session";
import { DAY_MS } from "@/lib/text/dates";
import { isObjectId } from "@/lib/text/fields";

export const metadata: Metadata = { title: "Webhook" };

async function webhookOf(id: string) {
	if (!isObjectId(id)) return null;
	try {
		return await findWebhook(id);
	} catch (error) {
		if (error instanceof ShopError && error.kind === "not-found") return null;
		throw error;
	}
}

/** One webhook: what was sent to it, what waits, and why. */
export default async function WebhookPage({ params, searchParams }: PageProps<"/seller/keys/[id]">) {
	if (!(await sellerOnPage("/seller/keys/[id]"))) return null;
	const { id } = await params;
	const webhook = await webhookOf(id);
	if (!webhook) notFound();
	const asked = await searchParams;
	const { data: query = {} } = deliveriesQuery.safeParse(asked);
	const now = clock.now().getTime();
	const [{ deliveries, older }, { lately, waiting, failed }] = await Promise.all([
		listDeliveries(id, query),
		countDeliveries(id, new Date(now - DAY_MS)),
	]);
	const hrefWith = (said: Record<string, string>) => `/seller/keys/${id}?${new URLSearchParams(said)}`;
	const inState: Record<string, string> = query.state ? { state: query.state } : {};
	const segment = (label: string, state?: DeliveryState, count?: number) => {
		return { label, count, current: query.state === state, href: hrefWith(state ? { state } : {}) };
	};
	const open = deliveries.find(({ _id }) => _id === asked.open) ?? deliveries[0];
	const place: Record<string, string> = typeof asked.older === "string" ? { older: asked.older } : {};
	return (
		<>
			<ButtonLink href="/seller/keys" variant="quiet" size="sm" className="-ms-4 justify-self-start">
				<Icon name="chevron-left" />
				Keys and webhooks
			</ButtonLink>
			<PageHead
				title={nameOfUrl(webhook.url)}
				note={`${webhook.events.join(", ")}. ${lately} sent in 24 hours, ${waiting} waiting, ${failed} failed.`}
			>
				<WebhookActions webhook={webhook} />
			</PageHead>
			<div className={splitClass}>
				<section className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
					<header className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
						<h2 className="panel-title display-type text-lg tracking-heading">Deliveries</h2>
						<Segments
							label="Which deliveries"
							items={[
								segment("All"),
								segment("Waiting", "waiting", waiting),
								segment("Failed", "failed", failed),
							]}
						/>
					</header>
					<Deliveries
						deliveries={deliveries}
						now={now}
						hrefOf={(one) => hrefWith({ ...inState, ...place, open: one })}
						openId={open?._id}
					/>
					<footer className="flex min-h-14 items-center justify-between gap-4 border-t border-line px-4 py-2 text-sm text-ink-2">
						At least once, in order for each order
						{older && <OlderLink href={hrefWith({ ...inState, older })} />}
					</footer>
				</section>
				{open && <DeliveryDetail delivery={open} now={now} />}
			</div>
		</>
	);
}
