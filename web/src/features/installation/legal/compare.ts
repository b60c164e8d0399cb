import { diffLines, diffWordsWithSpace } from 'diff';

/** Part of a diff: in both texts, only in the new one, or only in the old one. */
export type Stretch = Readonly<{ kind: 'same' | 'added' | 'removed'; text: string }>;

/** Time limit of the word diff in milliseconds; very different texts fall back to a line diff. */
const LONGEST_MS = 300;

export const compare = (before: string, after: string): readonly Stretch[] =>
  (diffWordsWithSpace(before, after, { timeout: LONGEST_MS }) ?? diffLines(before, after)).map(
    ({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
  );
