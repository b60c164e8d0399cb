import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Line, Snapshot } from '@lendring/contracts/moderation/subject.js';
import { same } from '@lendring/contracts/rules/same.js';

/** The words of one of two people who write to each other. */
export type Said = Readonly<{ authorId: string; lines: readonly Line[] }>;

/**
 * A thing that can be reported, and whose it is. `parties`: accounts besides the owner that it is about or belongs to.
 * `said`: who wrote what of the snapshot's text, where that was two people.
 */
export type Seen = Readonly<{
  ownerId: string;
  parties?: readonly string[];
  snapshot: Snapshot;
  said?: readonly Said[];
}>;

/** How a thing looked, as the log tells it: `lines` are those of two people who write to each other. */
export type SeenThen = Readonly<{ snapshot: Snapshot | null; lines: readonly Line[]; at: string }>;

/** What two people wrote to each other, in the order in which they did. */
export const textOfLines = (lines: readonly Line[]): string =>
  lines
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text)
    .join('\n\n');

/** The words of one more of them. */
export const withLines = ({ snapshot, lines, at }: SeenThen, more: readonly Line[]): SeenThen => {
  const all = [...lines, ...more];
  return { snapshot: snapshot && { ...snapshot, text: textOfLines(all) }, lines: all, at };
};

/**
 * How a thing looks, where that is not as it was seen last. Each of two people has their words under their own key, so
 * that they go with their account, whoever the case is about.
 */
export const seenEvents = (
  last: SeenThen | undefined,
  { ownerId, snapshot, said = [] }: Seen,
  { caseId, at }: Readonly<{ caseId: string; at: string }>,
): readonly CaseEvent[] => {
  if (same(last?.snapshot ?? null, snapshot)) return [];
  const kept = said.length > 0 ? { ...snapshot, text: '' } : snapshot;
  return [
    { type: 'SubjectSeen', data: { caseId, ownerId, snapshot: kept, at } },
    ...said
      .filter(({ lines }) => lines.length > 0)
      .map(({ authorId, lines }) => ({ type: 'SideSeen' as const, data: { caseId, authorId, lines: [...lines], at } })),
  ];
};
