/** Id of a text in a request: `part` is the side that rated, or a message id. */
export const wordsId = (requestId: string, part: string): string => `${requestId}_${part}`;
