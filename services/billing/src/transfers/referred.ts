import { mostOthers } from '@lendring/contracts/billing/transfers.js';
import { StatementRefused, type Credit, type Other } from './credit.js';
import { referenceOfCredit } from './match.js';
import { unpacked } from './packed.js';
import { readStatement } from './statement.js';

export const MOST_REFERRED = 5_000;
const MOST_CHARACTERS = 200;

/** A credit with its reference; `reference` is null if the credit has several. */
export type Referred = Readonly<{ credit: Omit<Credit, 'text'>; reference: string | null }>;

/** `others`: the first bookings without a reference; `more`: the number of further ones. */
export type ReferredStatement = Readonly<{ referred: readonly Referred[]; others: readonly Other[]; more: number }>;

const short = <One extends Readonly<{ payer: string; purpose: string }>>(one: One): One => ({
  ...one,
  payer: one.payer.slice(0, MOST_CHARACTERS),
  purpose: one.purpose.slice(0, MOST_CHARACTERS),
});

/**
 * Parses a statement and its references in the current thread.
 * @throws StatementRefused
 */
export const referredOf = (statement: string | Uint8Array, iban: string): ReferredStatement => {
  const bytes = typeof statement === 'string' ? unpacked(statement) : statement;
  const { credits, others } = readStatement(bytes, iban);
  const referred: Referred[] = [];
  const rest: Other[] = [];
  for (const { text, ...credit } of credits) {
    const at = referenceOfCredit(text);
    if (at === 'none') rest.push(short({ ...credit, purpose: credit.purpose || text }));
    else referred.push({ credit: short(credit), reference: at === 'several' ? null : at.reference });
  }
  if (referred.length > MOST_REFERRED)
    throw new StatementRefused(
      `The file has ${referred.length} lines with a reference. Import it in parts of at most ${MOST_REFERRED}.`,
      'statement_too_long',
    );
  const all = [...rest, ...others.map(short)];
  return { referred, others: all.slice(0, mostOthers), more: Math.max(0, all.length - mostOthers) };
};
