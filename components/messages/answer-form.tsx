"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { LeaveDialog } from "@/components/staff/save-bar";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { messageOf, randomKey } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { MAX_ANSWER, WHATSAPP_ANSWER_MS } from "@/lib/messages/rules";
import { sellerCall } from "@/lib/team/client";
import { formatTime, HOUR_MS, nearDay } from "@/lib/text/dates";
import { counted } from "@/lib/text/money";

const NOT_SENT = "The answer could not be sent";

type AnswerFormProps = {
	/** Of the message that is answered. */
	id: string;
	/** When WhatsApp closes, ISO 8601; null for what goes out as mail. */
	until: string | null;
	/** Where a mail goes; null for WhatsApp. */
	address: string | null;
	/** Milliseconds, when the page was made. */
	now: number;
	nextHref: string | null;
	/** Why no answer is taken any more, in the place of the field; null while one is. */
	closed: ReactNode;
};

/** How long there is to answer: a bar, and the hour. */
function TimeLeft({ until, now }: { until: string; now: number }) {
	const left = new Date(until).getTime() - now;
	const hours = Math.floor(left / HOUR_MS);
	const share = Math.max(0, Math.min(100, (left / WHATSAPP_ANSWER_MS) * 100));
	return (
		<>
			<span aria-hidden className="drawn -mx-4 block h-1 bg-line">
				<span
					className={`block h-full ${hours < 2 ? "bg-mango-400" : "bg-leaf-500"}`}
					style={{ inlineSize: `${share}%` }}
				/>
			</span>
			<p className="flex items-center gap-1.5 text-ink-2">
				<Icon name="clock" className="size-4 flex-none" />
				<span>
					Answer by{" "}
					<b className="text-ink">
						{formatTime(until)} {nearDay(new Date(until), now)}
					</b>
					, {hours < 1 ? "less than an hour" : counted(hours, "hour")} left
				</span>
			</p>
		</>
	);
}

/** Sends an answer; with the same key it leaves once. */
const sendAnswer = ({ id, text, key }: { id: string; text: string; key: string }) =>
	sellerCall("POST /api/seller/messages/{id}/answer", {
		params: { id },
		headers: { "idempotency-key": key },
		body: { text },
	});

/** The press that sends once more what did not leave. */
export function SendAgain({ id, text }: { id: string; text: string }) {
	const router = useRouter();
	const [key] = useState(randomKey);
	const { busy, run } = useAction(async () => {
		await sendAnswer({ id, text, key });
		router.refresh();
	}, NOT_SENT);
	return (
		<button type="button" disabled={busy} onClick={() => void run()} className="tap-area underline">
			Again
		</button>
	);
}

/** The answer: sent by a press or by Ctrl Enter, which opens the next one that waits. What cannot be sent stays, to be read where it closed meanwhile. */
export function AnswerForm({ id, until, address, now, nextHref, closed }: AnswerFormProps) {
	const router = useRouter();
	const [text, setText] = useState("");
	// Of what stands there: pressed again after an answer that was lost, it leaves once.
	const [key, setKey] = useState("");
	const [isBusy, setIsBusy] = useState(false);

	async function send(isOnward: boolean): Promise<void> {
		if (isBusy || text.trim() === "") return;
		setIsBusy(true);
		try {
			await sendAnswer({ id, text, key });
			setText("");
			if (isOnward && nextHref) router.push(nextHref, { scroll: false });
			router.refresh();
		} catch (error) {
			toast.error(messageOf(error, NOT_SENT));
			// It may be closed by now.
			router.refresh();
		} finally {
			setIsBusy(false);
		}
	}

	function press(event: KeyboardEvent): void {
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		void send(true);
	}

	if (closed)
		return (
			<>
				{text.trim() !== "" && (
					<div className="border-t border-line bg-surface p-4">
						<Textarea
							readOnly
							aria-label="Your answer, not sent"
							dir="auto"
							rows={3}
							value={text}
							className="text-base"
						/>
					</div>
				)}
				{closed}
			</>
		);
	return (
		<>
			<LeaveDialog
				isUnsaved={text.trim() !== ""}
				byQuery
				title="Your answer is not sent"
				description="If you leave, what you typed is gone."
			/>
			<Form
				className="grid gap-2.5 border-t border-line bg-surface px-4 pb-4"
				onSend={() => void send(false)}
			>
				{until ? (
					<TimeLeft until={until} now={now} />
				) : (
					<p className="flex min-w-0 items-center gap-1.5 pt-2.5 text-ink-2">
						<Icon name="mail" className="size-4 flex-none" />
						<span className="truncate">
							Goes out as mail to <bdi dir="ltr">{address}</bdi>
						</span>
					</p>
				)}
				<Textarea
					aria-label="Your answer"
					dir="auto"
					rows={2}
					maxLength={MAX_ANSWER}
					value={text}
					onChange={(event) => {
						setText(event.target.value);
						setKey(randomKey());
					}}
					onKeyDown={press}
					className="text-base"
				/>
				<div className="flex items-center gap-4">
					<span className="text-ink-2 figures">
						{text.length} of {MAX_ANSWER.toLocaleString("en")}
					</span>
					<span className="ms-auto text-xs text-ink-2 max-sm:hidden">Ctrl Enter: send, next</span>
					<Button type="submit" busy={isBusy} icon="send" className="max-sm:ms-auto">
						Answer
					</Button>
				</div>
			</Form>
		</>
	);
}
