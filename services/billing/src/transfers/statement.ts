import { statementOfCamt } from './camt.js';
import { StatementRefused, type Statement } from './credit.js';
import { creditsOfCsv } from './csv.js';

const decoded = (encoding: string, bytes: Uint8Array, fatal = false): string => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch (error) {
    if (fatal && error instanceof TypeError) throw error;
    throw new StatementRefused(`The encoding ${encoding} of the file is not supported.`);
  }
};

/** Decodes with the declared charset, else UTF-8, else Windows-1252 as western European banks use. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded('utf-16be', bytes);
  const head = decoded('latin1', bytes.subarray(0, 200));
  const [, declared] = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? [];
  if (declared && !/^utf-?8$/i.test(declared)) return decoded(declared, bytes);
  try {
    return decoded('utf-8', bytes, true);
  } catch {
    return decoded('windows-1252', bytes);
  }
};

/** Control characters and bidirectional overrides, with which a payer could impersonate another one. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Receipts on the account with the IBAN, from a camt (XML) or CSV file.
 * @throws StatementRefused
 */
export const readStatement = (bytes: Uint8Array, iban: string): Statement => {
  const text = textOf(bytes);
  if (text.trim() === '') throw new StatementRefused('The file is empty.');
  const { credits, others } = /^\uFEFF?\s*</.test(text)
    ? statementOfCamt(text, iban)
    : { credits: creditsOfCsv(text, iban), others: [] };
  const seen = <One extends Readonly<{ payer: string; purpose: string }>>(one: One): One => ({
    ...one,
    payer: one.payer.replace(unseen, ''),
    purpose: one.purpose.replace(unseen, ''),
  });
  return { credits: credits.map(seen), others: others.map(seen) };
};
