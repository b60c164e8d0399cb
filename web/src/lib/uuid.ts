/** Whether this is the id of an account or of a thing, as addresses and search fields hold them. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
