/** The id of a suggestion, by its place in the list. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;
