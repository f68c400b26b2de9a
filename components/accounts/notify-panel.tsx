"use client";

import { useMessages } from "#messages";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { changeUser, setUser } from "@/lib/accounts/client/session";
import { localNumber, type NotifyWays, type ShopUser } from "@/lib/accounts/rules/user";
import { call } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { CHANNELS, channelAmong, type Way } from "@/lib/messages/rules";

const ICONS = { email: "mail", whatsapp: "message-circle", sms: "smartphone" } as const;
const TOAST = "notify-by";

/** Chooses at once, and takes it back where it could not be saved; says so, with the way back. */
function useChoice(user: ShopUser) {
	const text = useMessages("notify");
	async function choose(way: Way, before: ShopUser): Promise<void> {
		const shown = { ...before, notifyBy: way };
		changeUser(shown);
		try {
			setUser((await call("PUT /api/user/update-profile", { body: { notifyBy: way } })).user);
			const { notifyBy } = before;
			const undo = notifyBy && { label: text.undo, onClick: () => void choose(notifyBy, shown) };
			toast.success(text.chosen[way], TOAST, undo ?? undefined);
		} catch {
			changeUser(before);
			toast.error(text.failed, TOAST, { label: text.again, onClick: () => void choose(way, before) });
		}
	}
	return (way: Way) => void choose(way, user);
}

/** How the customer hears of orders; a choice saves itself. */
export function NotifyPanel({ user, ways: { channels, stoppedAt } }: { user: ShopUser; ways: NotifyWays }) {
	const text = useMessages("notify");
	const { date } = useMessages("time");
	const choose = useChoice(user);
	const { email, phone, notifyBy } = user;
	const phones = CHANNELS.filter((channel) => channels.includes(channel));
	const stoppedOn = stoppedAt && date(stoppedAt);
	// Of the ways only WhatsApp takes that word.
	const takesStop = notifyBy && notifyBy !== "email" && channelAmong(channels, notifyBy) === "whatsapp";
	const notes: Record<Way, string> = {
		email: email ?? text.addEmail,
		whatsapp: stoppedOn ? text.stoppedOn(stoppedOn) : phone ? localNumber(phone) : text.addNumber,
		sms: phone ? localNumber(phone) : text.addNumber,
	};
	const isOff = (way: Way) =>
		way === "email" ? !email : !phone || (way === "whatsapp" && stoppedAt !== null);
	return (
		<Panel className="grid gap-4">
			<div>
				<PanelTitle>{text.title}</PanelTitle>
				<p className="mt-1 text-ink-2">{text.note}</p>
			</div>
			{stoppedOn && (
				<Notice tone="warning" icon="bell-off" title={text.stopped(stoppedOn)}>
					{text.restart}
				</Notice>
			)}
			<RadioCards legend={text.title} hideLegend>
				{(phone ? [...phones, "email" as const] : ["email" as const, ...phones]).map((way) => (
					<RadioCard
						key={way}
						name="notify-by"
						label={text.ways[way]}
						note={<span dir={isOff(way) ? undefined : "ltr"}>{notes[way]}</span>}
						end={<Icon name={ICONS[way]} className="icon text-primary" />}
						checked={notifyBy === way}
						disabled={isOff(way)}
						onChange={() => choose(way)}
					/>
				))}
			</RadioCards>
			<div className="grid gap-2">
				<p className="text-sm font-strong">{text.hearTitle}</p>
				<ul className="grid gap-2 text-ink-2">
					{text.hear.map((what) => (
						<li key={what} className="flex items-start gap-2.5">
							<Icon name="check" className="icon mt-0.5 flex-none text-primary" />
							<span>{what}</span>
						</li>
					))}
				</ul>
			</div>
			{takesStop && <p className="text-sm text-ink-3">{text.toStop}</p>}
		</Panel>
	);
}
