import type { LegalState, LegalStates } from './legal-text.js';
import { agreedTexts, type AgreedText } from './legal-words.js';

/**
 * What somebody agrees to is one short stamp: that of the product as long as its own texts hold, else the numbers of the
 * texts, such as `3+0`.
 */
const stampOf = (numbers: readonly number[], built: string): string =>
  numbers.every((number) => number === 0) ? built : numbers.join('+');

const candidates = ({ inForce, next }: LegalState): readonly number[] =>
  next === null ? [inForce?.text ?? 0] : [inForce?.text ?? 0, next.text];

/** The stamp of what somebody agrees to now: the texts that hold, or that were announced and will. */
export const termsVersionNow = (states: LegalStates, built: string): string =>
  stampOf(
    agreedTexts.map((name) => candidates(states[name]).at(-1) ?? 0),
    built,
  );

/** Stamps that are an agreement today: to what holds, or already to what will. */
export const termsVersionsThatCount = (states: LegalStates, built: string): readonly string[] => {
  const [terms, use] = [candidates(states.terms), candidates(states.terms_of_use)];
  return [...new Set(terms.flatMap((one) => use.map((other) => stampOf([one, other], built))))];
};

/** The texts that are others than those of a stamp; all that people agree to where it is one of before. */
export const textsChangedSince = (agreed: string, states: LegalStates, built: string): readonly AgreedText[] => {
  const numbers = agreed === built ? agreedTexts.map(() => 0) : agreed.split('+').map(Number);
  const differ = agreedTexts.filter((name, index) => candidates(states[name]).at(-1) !== numbers[index]);
  return differ.length > 0 || agreed === termsVersionNow(states, built) ? differ : agreedTexts;
};
