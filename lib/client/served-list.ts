import { useCallback, useMemo, useState } from "react";
import { messageOf } from "./api";
import { toast } from "./toast";
import { useFollowing } from "./unsaved";

type Apply<Item> = (list: readonly Item[]) => Item[];
type Guess<Item> = { ids: readonly string[]; apply: Apply<Item> };

/** The list with this item in the place of the one with its id. */
export function withItem<Item extends { _id: string }>(changed: Item): Apply<Item> {
	return (list) => list.map((item) => (item._id === changed._id ? changed : item));
}

/**
 * A list of the server that runs ahead of it. What is changed shows at once, laid over the list until the server has
 * answered; a refusal is said, and the list is as before. `busy`: the ids that wait for an answer.
 */
export function useServedList<Item>(served: readonly Item[]) {
	const [known, setKnown] = useFollowing(served);
	const [guesses, setGuesses] = useState<readonly Guess<Item>[]>([]);
	const items = useMemo(
		() => guesses.reduce<Item[]>((list, { apply }) => apply(list), [...known]),
		[known, guesses],
	);

	/** Answers whether it went well. `work` gives what the list is changed by in the guess's place. */
	const change = useCallback(
		async (guess: Guess<Item>, work: () => Promise<Apply<Item>>, failed: string): Promise<boolean> => {
			setGuesses((all) => [...all, guess]);
			try {
				setKnown(await work());
				return true;
			} catch (error) {
				toast.error(messageOf(error, failed));
				return false;
			} finally {
				setGuesses((all) => all.filter((each) => each !== guess));
			}
		},
		[setKnown],
	);
	return { items, busy: new Set(guesses.flatMap(({ ids }) => ids)), change };
}
