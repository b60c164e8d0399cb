import type { LegalState, LegalStates } from './legal-texts.js';
import { builtChangesSince } from './built-terms.js';
import { agreedTexts, type AgreedText } from './legal-words.js';

/**
 * Returns the version that users agree to: the product's own version while its built-in texts apply, else the numbers
 * of the texts, such as `3+0`.
 */
const stampOf = (numbers: readonly number[], built: string): string =>
  numbers.every((number) => number === 0) ? built : numbers.join('+');

const candidates = ({ inForce, next }: LegalState): readonly number[] =>
  next === null ? [inForce?.text ?? 0] : [inForce?.text ?? 0, next.text];

/** Returns the terms version to agree to now, in which announced texts replace current ones. */
export const termsVersionNow = (states: LegalStates, built: string): string =>
  stampOf(
    agreedTexts.map((name) => candidates(states[name]).at(-1) ?? 0),
    built,
  );

/** Returns the versions that count as agreement now: those of the current texts or of the announced ones. */
export const termsVersionsThatCount = (states: LegalStates, built: string): readonly string[] => {
  const [terms, use] = [candidates(states.terms), candidates(states.terms_of_use)];
  return [...new Set(terms.flatMap((one) => use.map((other) => stampOf([one, other], built))))];
};

/** Returns the texts changed since the agreed version, or all texts when that version is unknown. */
export const textsChangedSince = (agreed: string, states: LegalStates, built: string): readonly AgreedText[] => {
  const changes = builtChangesSince(agreed, built);
  const isBuilt = agreed === built || changes !== null;
  const numbers = isBuilt ? agreedTexts.map(() => 0) : agreed.split('+').map(Number);
  const differ = agreedTexts.filter((name, index) => {
    const now = candidates(states[name]).at(-1);
    return now !== numbers[index] || (now === 0 && changes !== null && changes[name].length > 0);
  });
  return differ.length > 0 || agreed === termsVersionNow(states, built) ? differ : agreedTexts;
};
