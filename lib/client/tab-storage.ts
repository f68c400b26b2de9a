/** What this tab keeps under the key, as JSON, over a reload; null is nothing. Where storage is switched off nothing is kept. */
export function tabStorage(key: string) {
	return {
		read(): unknown {
			try {
				return JSON.parse(sessionStorage.getItem(key) ?? "null");
			} catch {
				return null;
			}
		},
		write(value: unknown): void {
			try {
				if (value === null) sessionStorage.removeItem(key);
				else sessionStorage.setItem(key, JSON.stringify(value));
			} catch {
				// Then it lasts as long as the page.
			}
		},
	};
}
