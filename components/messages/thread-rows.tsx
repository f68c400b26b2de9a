import { clsx } from "clsx";
import Link from "next/link";
import { PersonSign } from "@/components/staff/person-sign";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icons";
import { localNumber } from "@/lib/accounts/rules/user";
import { isAnswered, isClosed, isOpen, isUnanswered, type Thread } from "@/lib/messages/rules";
import { formatMoment } from "@/lib/text/dates";

/** The name, or the number as people here write it. */
export const senderName = ({ name }: { name: string }) => (name.startsWith("+92") ? localNumber(name) : name);

/** The way that a message came by, as a sign. */
export function WaySign({ channel }: { channel: Thread["last"]["channel"] }) {
	return (
		<Icon
			name={channel === "whatsapp" ? "message-circle" : "mail"}
			className="size-4"
			aria-label={channel === "whatsapp" ? "WhatsApp" : "Contact form"}
		/>
	);
}

function StateSign({ thread, now }: { thread: Thread; now: number }) {
	if (!isUnanswered(thread)) {
		if (!isAnswered(thread)) return null;
		return <Icon name="check" className="size-4 text-primary" aria-label="answered" />;
	}
	if (isClosed(thread, now))
		return <Icon name="lock" className="size-4" aria-label="closed after 24 hours" />;
	return (
		<span className="size-3 rounded-full bg-tomato-500">
			<span className="sr-only">without an answer</span>
		</span>
	);
}

type ThreadRowsProps = {
	threads: readonly Thread[];
	/** The key of the open one. */
	chosen: string | undefined;
	/** The part of the address that says which are shown. */
	view: string;
	/** Milliseconds. */
	now: number;
};

/** One row a sender, who wrote last first. */
export function ThreadRows({ threads, chosen, view, now }: ThreadRowsProps) {
	if (threads.length === 0) return <EmptyState art="/art/one-memo.webp" title="No messages here" />;
	return (
		<ul className="grid min-w-0">
			{threads.map((thread) => {
				const { key, last } = thread;
				const isNew = isOpen(thread, now);
				return (
					<li key={key} className="min-w-0">
						<Link
							href={`/seller/messages?${view}&with=${key}`}
							scroll={false}
							prefetch={false}
							aria-current={key === chosen ? "true" : undefined}
							className="grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md px-3 py-2.5 leading-snug transition-colors hover:bg-bg-sunk aria-[current]:bg-primary-soft"
						>
							<PersonSign name={last.name} />
							<span className="grid min-w-0">
								<bdi className={clsx("truncate", isNew ? "font-heavy" : "font-semibold")}>
									{senderName(last)}
								</bdi>
								<span
									dir="auto"
									className={clsx("truncate text-start", isNew ? "font-strong" : "text-ink-2")}
								>
									{last.subject || last.text}
								</span>
							</span>
							<span className="grid justify-items-end gap-1 text-ink-2">
								<time dateTime={last.at} className="text-xs whitespace-nowrap figures">
									{formatMoment(last.at, now)}
								</time>
								<span className="flex items-center gap-1.5">
									<StateSign thread={thread} now={now} />
									<WaySign channel={last.channel} />
								</span>
							</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
