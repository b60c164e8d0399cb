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

const fits = (one: string | null, other: string | null): boolean =>
  one === null || other === null || fold(one) === fold(other);

/** True if two entries have the same name, and no different phone number or address. */
const isSame = (one: Person, other: Person): boolean =>
  fold(one.name) === fold(other.name) && fits(one.phone, other.phone) && fits(one.email, other.email);

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
      const at = found.findIndex((known) => isSame(known, person));
      const known = found[at];
      if (known) found[at] = { ...known, phone: known.phone ?? person.phone, email: known.email ?? person.email };
      else found.push(person);
    }
    if (loans.length < STEP) break;
  }
  return found.slice(0, MOST_PERSONS);
};
