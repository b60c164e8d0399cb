/** Normal form of an owner's number: two numbers that differ only in case or in spacing are the same number. */
export const numberKey = (number: string): string => number.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
