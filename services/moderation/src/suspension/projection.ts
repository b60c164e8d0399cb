import type { PersonEvent } from '@lendring/contracts/moderation/suspension.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type SuspensionDocument = Readonly<{ userId: string; until: string | null }>;

export const suspensions: Projection<SuspensionDocument, PersonEvent> = {
  name: 'suspensions',
  version: 1,
  prefixes: ['person-'],
  indexes: [[['until', 1]]],
  ids: ({ data }) => [data.userId],
  evolve: (_, { data: { userId, standing } }) => standing && { userId, until: standing.until },
};
