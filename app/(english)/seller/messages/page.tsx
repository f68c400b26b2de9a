import type { Metadata } from "next";
import { ListCard, SenderPanel } from "@/components/messages/sender-panel";
import { ThreadRows } from "@/components/messages/thread-rows";
import { ThreadView } from "@/components/messages/thread-view";
import { OlderLink, PageHead, Segments } from "@/components/staff/page-head";
import { MessagesSquare } from "@/components/ui/icons";
import { readList, readSender } from "@/lib/customers/server/sender";
import { inboxQuerySchema } from "@/lib/messages/schema";
import { listInbox } from "@/lib/messages/server/inbox";
import { isOpen, threadsOf } from "@/lib/messages/threads-rules";
import { clock } from "@/lib/server/platform/clock";
import { mayDo } from "@/lib/team/rules";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Messages" };

const PAGE_SIZE = 200;

type MessagesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What came in by WhatsApp and the contact form: senders, one conversation, and what is known of who writes. */
export default async function MessagesPage({ searchParams }: MessagesPageProps) {
	const seller = await sellerOnPage("/seller/messages");
	if (!seller) return null;
	const params = await searchParams;
	const { data: query } = inboxQuerySchema.safeParse({ older: params.older });
	const { messages, older } = await listInbox(query ?? {}, PAGE_SIZE);
	const threads = threadsOf(messages);
	const open = threads.filter(isOpen);
	const isOpenAlone = params.state === "open";
	const view = isOpenAlone ? "state=open" : "state=all";
	const chosen = threads.find(({ key }) => key === params.with);
	const next = open.find(({ key }) => key !== chosen?.key);
	const mayKnow = mayDo(seller.role, "management");
	const [sender, list] = await Promise.all([
		chosen && mayKnow ? readSender(chosen.last) : null,
		chosen && isOpen(chosen) ? readList(chosen.last) : null,
	]);
	// WhatsApp's 24 hours are real ones, whatever the shop's clock says.
	const now = clock.now().getTime();
	return (
		<div
			className={`grid items-start gap-4.5 lg:grid-cols-[20rem_minmax(0,1fr)] ${chosen ? "wide:grid-cols-[20rem_minmax(0,1fr)_15rem]" : ""}`}
		>
			<section className={`min-w-0 gap-3 ${chosen ? "hidden lg:grid" : "grid"}`} aria-label="Senders">
				<PageHead title="Messages">
					<Segments
						label="Messages"
						items={[
							{
								href: "/seller/messages?state=open",
								label: "Open",
								current: isOpenAlone,
								count: open.length,
							},
							{ href: "/seller/messages", label: "All", current: !isOpenAlone, count: threads.length },
						]}
					/>
				</PageHead>
				<ThreadRows threads={isOpenAlone ? open : threads} chosen={chosen?.key} view={view} now={now} />
				{older && <OlderLink href={`/seller/messages?${view}&older=${older}`} />}
			</section>
			{chosen ? (
				<>
					<ThreadView
						key={chosen.key}
						thread={chosen}
						list={list && <ListCard id={chosen.last._id} list={list} />}
						now={now}
						backHref={`/seller/messages?${view}`}
						nextHref={next ? `/seller/messages?${view}&with=${next.key}` : null}
					/>
					<SenderPanel thread={chosen} sender={sender} />
				</>
			) : (
				<section className="hidden min-h-80 place-content-center justify-items-center gap-3 rounded-lg bg-surface text-center text-ink-2 ring-1 ring-line lg:grid">
					<MessagesSquare className="size-10 text-primary" />
					<b className="text-lg text-ink">
						{open.length === 0 ? "Everybody has an answer" : "Choose somebody to answer"}
					</b>
				</section>
			)}
		</div>
	);
}
