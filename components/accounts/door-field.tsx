"use client";

import {
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useImperativeHandle,
	useRef,
	useState,
} from "react";
import { useMessages } from "#messages";
import { Button, Spinner } from "@/components/ui/button";
import { InputField } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Picture } from "@/components/ui/picture";
import { lookAround } from "@/lib/places/client";
import { readMapLink } from "@/lib/places/rules/map-link";
import { isInPakistan } from "@/lib/places/rules/pakistan";
import { type Point, plusCodeOf, shortPlusCode } from "@/lib/places/rules/point";

/** More metres than this say only the street. */
const VAGUE_M = 100;

type Sight =
	| { is: "asking" | "looking" | "linking" | "refused" | "unknown" | "byRider" }
	| { is: "found"; accuracy: number | null };

type DoorFieldProps = {
	point: Point | null;
	/** When a rider marked the door, in the page's words; null where none has. */
	markedOn: string | null;
	onChange: (point: Point | null) => void;
	/** Reads a link that still stands there; false where it names no place. */
	readLink: RefObject<(() => boolean) | null>;
	/** Told where the door that a rider marked is not it. */
	onNotDoor: () => void;
};

const textButton = "min-h-tap font-bold text-primary hover:underline";

/** Where the door is: by the phone that stands before it, or by a link. A help, never a must. */
export function DoorField({ point, markedOn, onChange, readLink, onNotDoor }: DoorFieldProps) {
	const { door: text } = useMessages("address");
	const [sight, setSight] = useState<Sight>(
		markedOn ? { is: "byRider" } : point ? { is: "found", accuracy: null } : { is: "asking" },
	);
	/** Raised by every look and every stop: an answer of an earlier one comes too late. */
	const look = useRef(0);

	async function lookHere(): Promise<void> {
		const mine = ++look.current;
		onChange(null);
		setSight({ is: "looking" });
		const seen = await lookAround();
		if (mine !== look.current) return;
		if (typeof seen === "string") return setSight({ is: seen });
		onChange(seen.point);
		setSight({ is: "found", accuracy: seen.accuracy });
	}

	function stop(): void {
		look.current += 1;
		setSight({ is: "asking" });
	}

	function remove(): void {
		onChange(null);
		setSight({ is: "asking" });
	}

	function removeMarked(): void {
		onNotDoor();
		remove();
	}

	const isLooking = sight.is === "looking";
	return (
		<fieldset className="grid min-w-0 gap-2.5">
			<legend className="sr-only">{text.title}</legend>
			<p className="flex flex-wrap items-baseline justify-between gap-x-3">
				<b aria-hidden className="font-heavy">
					{text.title}
				</b>
				<span className="text-sm text-ink-3">{text.why}</span>
			</p>
			{(sight.is === "asking" || isLooking) && (
				<button
					type="button"
					aria-busy={isLooking || undefined}
					onClick={() => !isLooking && void lookHere()}
					className="grid w-full grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3.5 rounded-lg bg-primary-soft px-4 py-3.5 text-start leading-snug text-on-primary-soft inset-ring-[1.5px] inset-ring-primary hover:inset-ring-[2.5px]"
				>
					<span className="grid size-12 place-items-center rounded-full bg-primary text-on-primary">
						{isLooking ? <Spinner /> : <Icon name="locate-fixed" className="size-6" />}
					</span>
					<span>
						<b className="block text-lg font-heavy">{text.here}</b>
						<span role="status" className="block text-sm">
							{isLooking ? text.looking : text.hereNote}
						</span>
					</span>
				</button>
			)}
			{sight.is === "found" && point && (
				<FoundPlace point={point} accuracy={sight.accuracy} onAgain={lookHere} onRemove={remove} />
			)}
			{sight.is === "byRider" && (
				<Spot title={text.byRider} act={text.notRight} onAct={removeMarked}>
					{text.markedOn(markedOn ?? "")}
				</Spot>
			)}
			{(sight.is === "refused" || sight.is === "unknown") && (
				<div role="status" className="flex gap-2.5 rounded-md bg-info-soft px-4 py-3 text-on-info-soft">
					<Icon name="map-pin-off" className="mt-0.5 icon flex-none" />
					<p>
						<b className="font-heavy">{text.refused}</b> {text.refusedText}{" "}
						{sight.is === "refused" && text.refusedForGood}
					</p>
				</div>
			)}
			{sight.is === "linking" && (
				<LinkField
					readLink={readLink}
					onRead={(found) => {
						onChange(found);
						setSight({ is: "found", accuracy: null });
					}}
				/>
			)}
			<div className="flex flex-wrap gap-x-5 text-sm empty:hidden">
				{isLooking && (
					<button type="button" onClick={stop} className={textButton}>
						{text.stop}
					</button>
				)}
				{(sight.is === "refused" || sight.is === "unknown" || sight.is === "linking") && (
					<button type="button" onClick={() => void lookHere()} className={textButton}>
						{sight.is === "linking" ? text.here : text.tryAgain}
					</button>
				)}
				{(sight.is === "asking" || sight.is === "refused" || sight.is === "unknown") && (
					<button
						type="button"
						onClick={() => setSight({ is: "linking" })}
						className={`${textButton} inline-flex items-center gap-2`}
					>
						<Icon name="link-2" className="size-5" />
						{text.pasteLink}
					</button>
				)}
			</div>
		</fieldset>
	);
}

type SpotProps = { title: string; act: string; onAct: () => void; children: ReactNode };

/** The place that is known, and the one thing to do about it. */
function Spot({ title, act, onAct, children }: SpotProps) {
	return (
		<div
			role="status"
			className="relative isolate grid min-h-26 grid-cols-[5.75rem_minmax(0,1fr)] items-center gap-x-4 overflow-hidden rounded-lg bg-primary-soft pe-2 leading-snug text-on-primary-soft"
		>
			<span className="relative grid place-items-center self-stretch" aria-hidden>
				<span className="absolute -z-1 size-8.5 rounded-full bg-leaf-500/30 shadow-[0_0_0_1.15rem_rgb(47_138_71/.16),0_0_0_2.6rem_rgb(47_138_71/.1)]" />
				<Picture src="/art/one-home.webp" alt="" width={56} height={56} className="mb-1.5 w-14" />
			</span>
			<div className="pt-3 pb-1 text-sm">
				<b className="flex items-center gap-1.5 text-base font-heavy">
					<Icon name="check" className="size-4.5 flex-none text-primary" />
					{title}
				</b>
				{children}
				<button type="button" onClick={onAct} className={`block ${textButton}`}>
					{act}
				</button>
			</div>
		</div>
	);
}

type FoundPlaceProps = { point: Point; accuracy: number | null; onAgain: () => void; onRemove: () => void };

function FoundPlace({ point, accuracy, onAgain, onRemove }: FoundPlaceProps) {
	const { door: text } = useMessages("address");
	const { city } = useMessages("places");
	const short = shortPlusCode(point);
	if (accuracy !== null && accuracy > VAGUE_M) {
		return (
			<Spot title={text.about} act={text.again} onAct={onAgain}>
				<p>{text.vague(String(accuracy))}</p>
			</Spot>
		);
	}
	return (
		<>
			<Spot title={text.found} act={text.remove} onAct={onRemove}>
				<p className="figures font-bold">
					<bdi dir="ltr">{short ?? plusCodeOf(point)}</bdi> {short && city}
				</p>
				{accuracy !== null && <p>{text.within(String(accuracy))}</p>}
			</Spot>
			<p className="flex gap-2.5 text-sm text-ink-2">
				<Icon name="lock" className="mt-0.5 size-5 flex-none text-primary" />
				{text.private}
			</p>
		</>
	);
}

type LinkFieldProps = Pick<DoorFieldProps, "readLink"> & { onRead: (point: Point) => void };

/** A link of a map, or a plus code, read here and now: nobody is asked. */
function LinkField({ readLink, onRead }: LinkFieldProps) {
	const { door: text } = useMessages("address");
	const [link, setLink] = useState("");
	const [error, setError] = useState<string>();
	const field = useRef<HTMLInputElement>(null);
	// Just asked for.
	useEffect(() => field.current?.focus({ preventScroll: true }), []);

	function read(): boolean {
		const found = readMapLink(link);
		if (found && isInPakistan(found)) {
			onRead(found);
			return true;
		}
		setError(found ? text.notHere : text.unread);
		field.current?.focus();
		return false;
	}
	useImperativeHandle(readLink, () => () => link.trim() === "" || read());

	function readOnEnter(event: KeyboardEvent): void {
		if (event.key !== "Enter") return;
		// The form around is another one's.
		event.preventDefault();
		read();
	}

	return (
		<div className="grid gap-1.5">
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
				<InputField
					label={text.link}
					error={error}
					dir="ltr"
					inputMode="url"
					autoComplete="off"
					value={link}
					ref={field}
					onKeyDown={readOnEnter}
					onChange={({ target }) => {
						setLink(target.value);
						setError(undefined);
					}}
				/>
				<Button variant="outline" className="mt-6.5" onClick={read}>
					{text.read}
				</Button>
			</div>
			<p className="text-sm text-ink-3">{text.howToLink}</p>
		</div>
	);
}
