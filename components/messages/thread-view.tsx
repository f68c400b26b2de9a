import { clsx } from "clsx";
import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import { WayOut } from "@/components/staff/page-head";
import { PersonSign } from "@/components/staff/person-sign";
import { Icon } from "@/components/ui/icons";
import { localNumber } from "@/lib/accounts/rules/user";
import type { InboxAnswer, InboxMessage } from "@/lib/messages/rules";
import { isClosed, NUMBER_GIVEN_UP, type Thread } from "@/lib/messages/rules";
import { dayOf, formatDay, formatTime, nearDay } from "@/lib/text/dates";
import { AnswerForm, SendAgain } from "./answer-form";
import { senderName, WaySign } from "./thread-rows";

type Said = { key: string; at: string; text: string; answer: InboxAnswer | null };

/** What was written and answered, the oldest first. */
function saidIn({ messages }: Thread): Said[] {
	const textOf = ({ subject, text }: InboxMessage) => (subject ? `${subject}\n\n${text}` : text);
	const all = messages.flatMap((message) => [
		{ key: message._id, at: message.at, text: textOf(message), answer: null },
		...message.answers.map((answer) => ({ key: `${message._id} ${answer.at}`, ...answer, answer })),
	]);
	return all.sort((one, other) => one.at.localeCompare(other.at));
}

type BubbleProps = {
	said: Said;
	/** The message that it can be sent again to; null where it cannot. */
	again: string | null;
};

function Bubble({ said: { text, at, answer }, again }: BubbleProps) {
	return (
		<li
			className={clsx(
				"max-w-[min(30rem,84%)] rounded-[1.1rem] px-3.5 pt-2.5 pb-2 text-base leading-normal",
				answer
					? "self-end rounded-ee-xs bg-primary-soft text-on-primary-soft"
					: "self-start rounded-es-xs bg-surface ring-1 ring-line",
			)}
		>
			<p dir="auto" className="wrap-anywhere whitespace-pre-line [&:dir(rtl)]:leading-[1.8]">
				{text}
			</p>
			<p className={clsx("flex items-center justify-end gap-1 text-xs figures", !answer && "text-ink-2")}>
				<span>
					<time dateTime={at}>{formatTime(at)}</time>
					{answer && `, ${answer.by}`}
				</span>
				{answer?.state === "sent" && <Icon name="check" className="size-3.5" aria-label="sent" />}
				{answer?.state === "failed" && (
					<span className="flex items-center gap-1 font-bold text-danger">
						<Icon name="circle-exclamation-point" className="size-3.5" /> Not sent.
						{again && <SendAgain id={again} text={text} />}
					</span>
				)}
			</p>
		</li>
	);
}

/** Why WhatsApp takes no answer any more, and what can be done. */
function Closed({ last }: { last: InboxMessage }) {
	const until = new Date(last.answerUntil ?? last.at);
	if (last.formerly) return <p className="border-t border-line bg-bg-sunk px-5 py-4">{NUMBER_GIVEN_UP}</p>;
	return (
		<div className="grid items-center gap-x-3 gap-y-2.5 border-t border-line bg-bg-sunk px-5 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
			<Icon name="lock" className="icon max-sm:hidden" />
			<p>
				<b>
					WhatsApp closed this on {formatDay(until)} at {formatTime(until.toISOString())}
				</b>
				<span className="block text-ink-2">24 hours went by. Once they write again you can answer here.</span>
			</p>
			<WayOut href={`tel:${last.from}`} variant="outline" icon="phone">
				Call them
			</WayOut>
		</div>
	);
}

type ThreadViewProps = {
	thread: Thread;
	/** What one of its messages reads as, behind it; null where none reads as a list. */
	list: { id: string; card: ReactNode } | null;
	/** Milliseconds. */
	now: number;
	backHref: string;
	/** The next one that waits; null where none does. */
	nextHref: string | null;
};

/** One conversation, and the answer. */
export function ThreadView({ thread, list, now, backHref, nextHref }: ThreadViewProps) {
	const { last } = thread;
	const isPhone = last.channel === "whatsapp";
	const said = saidIn(thread);
	const isOver = isClosed(thread, now);
	return (
		<section
			aria-label={`Conversation with ${senderName(last)}`}
			className="flex min-h-120 min-w-0 flex-col overflow-hidden rounded-lg bg-bg-sunk/40 ring-1 ring-line"
		>
			<header className="flex min-h-18 items-center gap-3 border-b border-line bg-surface px-4 py-2.5 leading-snug">
				<Link
					href={backHref}
					aria-label="All messages"
					className="-ms-3 grid size-11 flex-none place-items-center lg:hidden"
				>
					<Icon name="chevron-left" />
				</Link>
				<PersonSign name={last.name} className="max-lg:hidden" />
				<div className="min-w-0 flex-1">
					<h2 className="truncate text-lg font-heavy">
						<bdi>{senderName(last)}</bdi>
					</h2>
					<p className="flex min-w-0 items-center gap-1.5 text-ink-2">
						<WaySign channel={last.channel} />
						<bdi dir="ltr" className="truncate figures">
							{isPhone ? localNumber(last.from) : last.from}
						</bdi>
					</p>
				</div>
				{isPhone && !last.formerly && (
					<a
						href={`tel:${last.from}`}
						aria-label={`Call ${senderName(last)}`}
						className="grid size-11 flex-none place-items-center rounded-full hover:bg-bg-sunk"
					>
						<Icon name="phone" />
					</a>
				)}
			</header>
			<ol className="flex flex-1 flex-col justify-end gap-2 px-4 py-4">
				{said.map((one, place) => {
					const before = said[place - 1];
					const isNewDay = !before || dayOf(new Date(before.at)) !== dayOf(new Date(one.at));
					return (
						<Fragment key={one.key}>
							{isNewDay && (
								<li className="self-center py-1 text-xs font-semibold text-ink-2 first-letter:uppercase">
									{nearDay(new Date(one.at), now)}
								</li>
							)}
							<Bubble said={one} again={isOver || place < said.length - 1 ? null : last._id} />
							{list?.id === one.key && <li className="max-w-[min(30rem,84%)]">{list.card}</li>}
						</Fragment>
					);
				})}
			</ol>
			<AnswerForm
				id={last._id}
				until={last.answerUntil}
				address={isPhone ? null : last.from}
				now={now}
				nextHref={nextHref}
				closed={isOver ? <Closed last={last} /> : null}
			/>
		</section>
	);
}
