import type { CounterLoanView } from '@lendring/contracts/request/counter-loan.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { hasWords } from '@lendring/contracts/rules/has-words.js';
import type { ReadModels } from '../ports.js';
import type { CounterLoanDocument } from './projection.js';

/** Maximum number of suggestions, of loans that are searched for them, and of loans read at once. */
const MOST_PERSONS = 5;
const MOST_LOANS = 500;
const STEP = 100;

type Person = Readonly<{ name: string }> & Pick<CounterLoanView, 'phone' | 'email'>;

const isEqual = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && fold(one) === fold(other);
const isKept = (one: string | null, other: string | null): boolean => other === null || isEqual(one, other);

/**
 * True if an entry adds nothing to a known person: its phone number and email are those of the person, or not given.
 * Two people can have the same name, so that details of different entries are never combined.
 */
const isSame = (known: Person, entry: Person): boolean =>
  fold(known.name) === fold(entry.name) && isKept(known.phone, entry.phone) && isKept(known.email, entry.email);

const matches = (text: string): ((person: Person) => boolean) => {
  const has = hasWords(text);
  return ({ name, phone, email }) => has([name, phone, phone?.replaceAll(/\D/g, ''), email].filter(Boolean).join(' '));
};

const personOf = ({ name, phone, email, isPersonErased }: CounterLoanDocument): Person | null =>
  isPersonErased || name === null ? null : { name, phone, email };

/** Borrowers of the latest loans that an owner entered, whose name, phone or email has every word of the text. */
export const counterPersons = async (
  { counterLoans }: Pick<ReadModels, 'counterLoans'>,
  vendorId: string,
  text: string,
): Promise<readonly Person[]> => {
  const has = matches(text);
  const found: Person[] = [];
  for (let skip = 0; skip < MOST_LOANS && found.length < MOST_PERSONS; skip += STEP) {
    const loans = await counterLoans.find({ filter: { vendorId }, sort: [['end', -1]], skip, limit: STEP });
    for (const person of loans.map(personOf)) {
      if (!person || !has(person)) continue;
      if (found.some((known) => isSame(known, person))) continue;
      const less = found.findIndex((known) => isSame(person, known));
      if (less < 0) found.push(person);
      else found[less] = person;
    }
    if (loans.length < STEP) break;
  }
  return found.slice(0, MOST_PERSONS);
};
