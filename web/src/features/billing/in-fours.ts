/** Groups an IBAN or reference into blocks of four characters. */
export const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? text;
