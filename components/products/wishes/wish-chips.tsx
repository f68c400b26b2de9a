"use client";

import { useMessages } from "#messages";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { MAX_NOTE, type Wish } from "@/lib/products/rules/wishes";

type WishChipsProps = { wishes: readonly Wish[]; chosen: Wish | null; onChoose: (wish: Wish | null) => void };

/** A product's wishes, of which one is chosen at a time; a second tap takes it off. */
export function WishChips({ wishes, chosen, onChoose }: WishChipsProps) {
	const { words, title } = useMessages("wishes");
	return (
		<fieldset className="flex min-w-0 flex-wrap gap-2">
			<legend className="sr-only">{title}</legend>
			{wishes.map((wish) => (
				<Chip key={wish} pressed={wish === chosen} onClick={() => onChoose(wish === chosen ? null : wish)}>
					{wish === chosen && <Icon name="check" className="size-4 stroke-3" />}
					{words[wish]}
				</Chip>
			))}
		</fieldset>
	);
}

/** Said aloud where the note is nearly, and quite, as long as it may be. */
const HEARD = [MAX_NOTE - 10, MAX_NOTE];

type NoteFieldProps = { note: string; autoFocus?: boolean; onChange: (note: string) => void };

/** A note in the customer's own words, with how much of its room is taken. */
export function NoteField({ note, autoFocus, onChange }: NoteFieldProps) {
	const text = useMessages("wishes");
	const letters = text.letters(note.length);
	return (
		<Field
			label={text.note}
			optional
			hint={
				<span className="flex justify-between gap-4">
					{text.doWhatWeCan}
					{note !== "" && <bdi className="whitespace-nowrap figures">{letters}</bdi>}
				</span>
			}
		>
			{(control) => (
				<>
					<Input
						{...control}
						dir="auto"
						autoComplete="off"
						enterKeyHint="done"
						maxLength={MAX_NOTE}
						value={note}
						autoFocus={autoFocus}
						onChange={(event) => onChange(event.target.value)}
					/>
					<span role="status" className="sr-only">
						{HEARD.includes(note.length) && letters}
					</span>
				</>
			)}
		</Field>
	);
}
