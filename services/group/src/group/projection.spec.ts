import { describe, expect, it } from 'vitest';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { anna, appointed, asked, ben, cleo, described, founded, groupId, joined, opened } from '../../testing/group.js';
import { groups, type GroupDocument } from './projection.js';

const timeOf = (n: number): string => `2026-11-23T10:00:${String(n).padStart(2, '0')}.000Z`;
const fold = (events: readonly GroupEvent[]): GroupDocument | null =>
  events.reduce<GroupDocument | null>(
    (document, event, n) =>
      groups.evolve(
        document,
        { ...event, id: `e${n}`, stream: `group-${groupId}`, position: String(n), at: timeOf(n), actor: anna },
        groupId,
      ),
    null,
  );

describe('the group projection', () => {
  it('updates its change date for admin changes, not for joining or leaving members', () => {
    const shown = [founded, opened('request'), described];
    expect(fold(shown)?.changedAt).toBe(timeOf(2));
    expect(fold([...shown, joined(ben), asked(cleo), appointed(ben)])?.changedAt).toBe(timeOf(2));
    for (const change of [
      opened('open'),
      { type: 'GroupColourChosen', data: { groupId, color: '#aa0000' } },
      { type: 'GroupPlaced', data: { groupId, place: null } },
      { type: 'GroupPictureChanged', data: { groupId, imageId: null } },
    ] satisfies readonly GroupEvent[])
      expect(fold([...shown, change])?.changedAt).toBe(timeOf(3));
  });
});
