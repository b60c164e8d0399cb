import { diffLines, diffWordsWithSpace } from 'diff';

/** A stretch of two texts: in both, in the new one alone, or in the old one alone. */
export type Stretch = Readonly<{ kind: 'same' | 'added' | 'removed'; text: string }>;

/** Word by word takes too long where nearly everything is different; then it is line by line. */
const LONGEST_MS = 300;

/** What is different between two texts, in the order of reading. */
export const compare = (before: string, after: string): readonly Stretch[] =>
  (diffWordsWithSpace(before, after, { timeout: LONGEST_MS }) ?? diffLines(before, after)).map(
    ({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
  );
