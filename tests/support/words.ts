/** What stands in a text, parted by spaces and lines: a long list of short names. */
export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
