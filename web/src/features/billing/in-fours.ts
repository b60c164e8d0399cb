export const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? text;
