"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { randomKey } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { goDown } from "@/lib/client/use-keys";
import { type Closing, differenceText, NOTES, type RiderCash } from "@/lib/money/cash";
import { sellerCall } from "@/lib/team/client";
import { formatAmount, formatRupees } from "@/lib/text/money";

/** What is typed becomes digits, at most so many. */
const MOST_DIGITS = 7;
const digitsOf = (typed: string) => typed.replace(/\D/g, "").slice(0, MOST_DIGITS);

/** A rider's cash is counted by notes, or typed as one sum; the difference is told before it is taken. */
function CountCash({ cash: { rider, outstanding }, onTaken }: { cash: RiderCash; onTaken: () => void }) {
	// One count is one handover, however often it is pressed.
	const [key] = useState(randomKey);
	const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
	const [coins, setCoins] = useState("");
	const [sum, setSum] = useState("");
	const heading = useId();

	const byNotes = NOTES.reduce((total, note) => total + note * Number(notes[note] ?? ""), Number(coins));
	const counted = sum === "" ? byNotes : Number(sum);
	const isCounted = sum !== "" || coins !== "" || Object.values(notes).some((count) => count !== "");

	const { busy, run: take } = useAction(async () => {
		await sellerCall("POST /api/seller/cash/handover", { body: { rider: rider._id, counted, key } });
		toast.success(`${formatRupees(counted)} taken from ${rider.name}`);
		onTaken();
	}, "The cash could not be taken. What you counted is still here.");

	return (
		<Panel aria-labelledby={heading} className="grid gap-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<PanelTitle id={heading}>Count {rider.name}’s cash</PanelTitle>
				<p className="text-ink-2">Enter goes down, the sum adds itself</p>
			</div>
			<Form
				onSend={() => isCounted && !busy && void take()}
				className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17rem]"
			>
				<div className="grid gap-1.5">
					<CountLine label="The sum alone" value={sum} amount={Number(sum)} onType={setSum} />
					{NOTES.map((note) => (
						<CountLine
							key={note}
							label={`${formatAmount(note)} ×`}
							name={`Notes of ${formatAmount(note)}`}
							slip={<Slip colour={SLIPS[note]} className="h-5.5 rounded-xs" />}
							value={notes[note] ?? ""}
							amount={note * Number(notes[note] ?? "")}
							isOff={sum !== ""}
							onType={(count) => setNotes((all) => ({ ...all, [note]: count }))}
						/>
					))}
					<CountLine
						label="Coins"
						slip={<Slip colour={COIN} className="size-5.5 justify-self-center rounded-full" />}
						value={coins}
						amount={Number(coins)}
						isOff={sum !== ""}
						onType={setCoins}
					/>
				</div>
				<div className="grid gap-3 rounded-md bg-bg-sunk p-4">
					<dl className="grid gap-2">
						<Figure label="Counted" amount={counted} />
						<Figure label="Expected" amount={outstanding} />
						{isCounted && <Difference difference={counted - outstanding} />}
					</dl>
					<p className="text-ink-2">
						The difference stays with this day. Afterwards {rider.name} owes nothing.
					</p>
					<Button type="submit" data-column size="lg" block busy={busy} disabled={!isCounted}>
						{isCounted ? `Take ${formatRupees(counted)}` : "Count first"}
					</Button>
				</div>
			</Form>
		</Panel>
	);
}

/** The colours of the notes, as the State Bank prints them. */
const SLIPS = {
	5000: "#c9912f",
	1000: "#2f4f8f",
	500: "#2f7a4d",
	100: "#b23a3a",
	50: "#6d4a93",
	20: "#c96a2f",
	10: "#4f8a5b",
} satisfies Record<(typeof NOTES)[number], string>;
const COIN = "#c9b07a";

/** A note or a coin in its own colour: the eye finds the line before the number is read. */
function Slip({ colour, className }: { colour: string; className: string }) {
	return (
		<i
			aria-hidden
			style={{ backgroundColor: colour }}
			className={clsx(
				"bg-[linear-gradient(90deg,transparent_62%,rgb(255_255_255/0.35)_0_84%,transparent_0)] inset-ring-1 inset-ring-black/15",
				className,
			)}
		/>
	);
}

type CountLineProps = {
	label: string;
	/** What the field is called, where the label is only a sign. */
	name?: string;
	value: string;
	/** Rupees. */
	amount: number;
	/** How the money looks; nothing beside a sum. */
	slip?: ReactNode;
	isOff?: boolean;
	onType: (digits: string) => void;
};

function CountLine({ label, name = label, value, amount, slip, isOff, onType }: CountLineProps) {
	return (
		<label className="grid grid-cols-[2.25rem_4.5rem_6rem_minmax(0,1fr)] items-center gap-3 figures">
			{slip}
			<span className={clsx("text-end font-strong", !slip && "col-span-2")}>{label}</span>
			<Input
				data-column
				inputMode="numeric"
				autoComplete="off"
				placeholder="0"
				aria-label={name}
				disabled={isOff}
				value={value}
				onChange={({ target }) => onType(digitsOf(target.value))}
				onKeyDown={goDown}
				className="text-center"
			/>
			<output className="text-end text-ink-2">{isOff ? "" : formatAmount(amount)}</output>
		</label>
	);
}

function Figure({ label, amount }: { label: string; amount: number }) {
	return (
		<div>
			<dt className="text-ink-2">{label}</dt>
			<dd className="display-figure text-2xl leading-tight">{formatRupees(amount)}</dd>
		</div>
	);
}

function Difference({ difference }: { difference: number }) {
	const isRight = difference === 0;
	return (
		<div
			aria-live="polite"
			className={clsx(
				"rounded-sm px-3 py-2",
				isRight ? "bg-success-soft text-on-success-soft" : "bg-danger-soft text-on-danger-soft",
			)}
		>
			<dt>{differenceText(difference)}</dt>
			<dd className="display-figure text-2xl leading-tight">
				{isRight ? "Nothing is missing" : formatRupees(Math.abs(difference))}
			</dd>
		</div>
	);
}

const cell = "px-3 py-2.5 text-end whitespace-nowrap figures first:ps-4.5 last:pe-4.5";

type RidersCashProps = { riders: readonly RiderCash[] } & Readonly<Pick<Closing, "handovers">>;

/** What each rider holds, and what their counts of the day differed by; whose cash is counted stands below. */
export function RidersCash({ riders, handovers }: RidersCashProps) {
	const router = useRouter();
	const holding = riders.filter(({ outstanding }) => outstanding > 0);
	const [chosen, setChosen] = useState(holding[0]?.rider._id);
	const counting = holding.find(({ rider }) => rider._id === chosen) ?? holding[0];
	// Who is counted stays that, also when another rider brings more meanwhile.
	if (counting && counting.rider._id !== chosen) setChosen(counting.rider._id);
	return (
		<div className="grid min-w-0 content-start gap-4 print:hidden">
			<section aria-label="Riders" className="overflow-x-auto rounded-lg bg-surface ring-1 ring-line">
				<table className="w-full">
					<thead className="bg-bg-sunk text-xs text-ink-2">
						<tr>
							<th className={clsx(cell, "text-start")}>Rider</th>
							<th className={clsx(cell, "max-sm:hidden")}>Collected</th>
							<th className={clsx(cell, "max-sm:hidden")}>Handed over</th>
							<th className={cell}>Still with them</th>
							<th className={cell}>
								<span className="sr-only">Count</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{riders.map(({ rider, collected, handedOver, outstanding }) => {
							const isOpen = counting?.rider._id === rider._id;
							const own = handovers.filter((handover) => handover.rider._id === rider._id);
							const difference = own.reduce((sum, handover) => sum + handover.difference, 0);
							return (
								<tr
									key={rider._id}
									className={clsx("border-t border-line", isOpen && "bg-primary-soft text-on-primary-soft")}
								>
									<th
										scope="row"
										className={clsx(cell, "min-w-24 text-start font-strong wrap-anywhere whitespace-normal!")}
									>
										{rider.name}
									</th>
									<td className={clsx(cell, "max-sm:hidden")}>{formatRupees(collected)}</td>
									<td className={clsx(cell, "max-sm:hidden")}>{formatRupees(handedOver)}</td>
									<td className={cell}>
										{outstanding > 0 ? (
											<b className="text-base">{formatRupees(outstanding)}</b>
										) : (
											<span className="inline-flex items-center gap-1.5 font-strong text-success">
												<Icon name="circle-check" className="size-4" />
												All in
											</span>
										)}
										{difference !== 0 && (
											<span className="block text-xs font-strong text-danger">
												counted {differenceText(difference).toLowerCase()}{" "}
												{formatRupees(Math.abs(difference))}
											</span>
										)}
									</td>
									<td className={cell}>
										{isOpen && "Counting"}
										{!isOpen && outstanding > 0 && (
											<Button size="sm" variant="outline" onClick={() => setChosen(rider._id)}>
												Count <span className="sr-only">{rider.name}’s cash</span>
											</Button>
										)}
									</td>
								</tr>
							);
						})}
						{riders.length === 0 && (
							<tr>
								<td colSpan={5} className="px-4.5 py-6 text-center text-ink-2">
									Nobody rides yet. Invite a rider under Team.
								</td>
							</tr>
						)}
					</tbody>
				</table>
			</section>
			{counting && (
				<CountCash
					key={`${counting.rider._id}:${counting.handedOver}`}
					cash={counting}
					onTaken={() => router.refresh()}
				/>
			)}
		</div>
	);
}
