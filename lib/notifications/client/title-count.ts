const PREFIX = /^\(\d+\+?\) /;

/** `(3) Orders` for 3 unread, `Orders` for none, whatever number stood there before. */
export function titleWith(title: string, count: string | null): string {
	const plain = title.replace(PREFIX, "");
	return count === null ? plain : `(${count}) ${plain}`;
}

/** Keeps a number in front of the tab's title, also over a change of page. Answers how to take it away. */
export function keepInTitle(count: string | null): () => void {
	const show = () => {
		const wanted = titleWith(document.title, count);
		if (document.title !== wanted) document.title = wanted;
	};
	const observer = new MutationObserver(show);
	observer.observe(document.head, { childList: true, subtree: true, characterData: true });
	show();
	return () => {
		observer.disconnect();
		document.title = titleWith(document.title, null);
	};
}
