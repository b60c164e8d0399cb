/** An account's number or a reference as people copy it by hand: four characters at a time. */
export const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? text;
