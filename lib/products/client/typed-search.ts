type Listener = (text: string) => void;

let listener: Listener | null = null;

/** Hears what is typed into the header's search, keystroke by keystroke. The page that shows the results does. */
export function listenToTyped(onType: Listener): () => void {
	listener = onType;
	return () => {
		if (listener === onType) listener = null;
	};
}

/** Tells the page that shows the results what is asked for now. */
export function tellTyped(text: string): void {
	listener?.(text);
}
