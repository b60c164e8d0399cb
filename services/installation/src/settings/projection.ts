import type { SettingEvent, SettingVersion } from '@lendring/contracts/installation/settings.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type VersionDocument = SettingVersion & Readonly<{ part: SettingVersion['setting']['part'] }>;

export const versions: Projection<VersionDocument, SettingEvent> = {
  name: 'versions',
  version: 1,
  prefixes: ['installation-'],
  indexes: [
    [
      ['part', 1],
      ['number', -1],
    ],
  ],
  ids: ({ data: { setting, number } }) => [`${setting.part}-${number}`],
  evolve: (_, { data: { number, setting, putBack, reason, by, at } }) => ({
    part: setting.part,
    number,
    setting,
    putBack,
    ...(reason && { reason }),
    by,
    at,
  }),
};
