/** The id of something written in a request: `part` is the side that rated, or the id of a message. */
export const wordsId = (requestId: string, part: string): string => `${requestId}_${part}`;
