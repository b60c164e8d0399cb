import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Line, Snapshot } from '@lendring/contracts/kernel/subject.js';
import { same } from '@lendring/contracts/rules/same.js';

export type Said = Readonly<{ authorId: string; lines: readonly Line[] }>;

/**
 * A reportable subject with its owner. `parties`: other accounts that it is about or belongs to. `said`: lines per
 * author when the snapshot is a conversation.
 */
export type Seen = Readonly<{
  ownerId: string;
  parties?: readonly string[];
  snapshot: Snapshot;
  said?: readonly Said[];
}>;

export type SeenThen = Readonly<{ snapshot: Snapshot | null; lines: readonly Line[]; at: string }>;

export const textOfLines = (lines: readonly Line[]): string =>
  lines
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text)
    .join('\n\n');

export const withLines = ({ snapshot, lines, at }: SeenThen, more: readonly Line[]): SeenThen => {
  const all = [...lines, ...more];
  return { snapshot: snapshot && { ...snapshot, text: textOfLines(all) }, lines: all, at };
};

/**
 * Events that record a snapshot, if it differs from the last one. The lines written by each author are stored
 * separately under that author's key, so that deleting the author's account erases them.
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

export const partiesOf = ({ ownerId, parties = [] }: Seen) => {
  const others = [...new Set(parties)].filter((id) => id !== ownerId);
  return others.length > 0 ? { parties: others } : {};
};
