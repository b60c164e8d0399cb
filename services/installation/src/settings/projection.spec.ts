import { describe, expect, it } from 'vitest';
import type { SettingEvent } from '@lendring/contracts/installation/settings.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { at, banner, club } from '../../testing/settings.js';
import { versions, type VersionDocument } from './projection.js';

const by = UserId.parse('c0000000-0000-4000-8000-000000000003');
const recorded = (data: Omit<SettingEvent['data'], 'by' | 'at'>): Recorded<SettingEvent> => ({
  type: 'SettingChanged',
  data: { ...data, by, at },
  id: `${data.setting.part} ${data.number}`,
  stream: `installation-${data.setting.part}`,
  position: String(data.number),
  at,
  actor: by,
});
const log = [
  recorded({ number: 1, setting: { part: 'operator', value: club }, putBack: null }),
  recorded({ number: 1, setting: { part: 'banner', value: banner }, putBack: null }),
  recorded({ number: 2, setting: { part: 'operator', value: null }, putBack: 0 }),
];

const fold = (events: readonly Recorded<SettingEvent>[]) => {
  const documents = new Map<string, VersionDocument | null>();
  for (const event of events)
    for (const id of versions.ids(event)) documents.set(id, versions.evolve(documents.get(id) ?? null, event, id));
  return documents;
};

describe('the projection of settings versions', () => {
  it('stores one document per version with its part and author', () => {
    expect([...fold(log).keys()]).toEqual(['operator-1', 'banner-1', 'operator-2']);
    expect(fold(log).get('operator-2')).toMatchObject({ part: 'operator', number: 2, putBack: 0, by, at });
  });

  it('is unchanged by duplicate events', () => {
    expect(fold(log.flatMap((event) => [event, event]))).toEqual(fold(log));
  });
});
