import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { HintEvent, HintKind, HintState } from '@lendring/contracts/moderation/hints.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type HintDocument = Readonly<{
  hintId: string;
  kind: HintKind;
  ownerId: string;
  language: Locale | null;
  severity: number;
  state: HintState;
  at: string;
}>;

export const hints: Projection<HintDocument, HintEvent> = {
  name: 'hints',
  version: 1,
  prefixes: ['hint-'],
  indexes: [
    [['state', 1], ['severity', -1], ['at', -1], ...carried('kind', 'language', 'ownerId')],
    [['state', 1], ['kind', 1], ['severity', -1], ['at', -1], ...carried('language', 'ownerId')],
    [['state', 1], ['language', 1], ['severity', -1], ['at', -1], ...carried('kind', 'ownerId')],
    [['state', 1], ['at', -1], ...carried('kind', 'language', 'ownerId')],
    [['severity', -1], ['at', -1], ...carried('kind', 'language', 'ownerId')],
    [['at', -1], ...carried('kind', 'language', 'ownerId')],
    [
      ['ownerId', 1],
      ['hintId', 1],
    ],
  ],
  ids: ({ data }) => [data.hintId],
  evolve(document, { type, data }) {
    switch (type) {
      case 'HintMade': {
        const { hintId, kind, ownerId, language, severity, at } = data;
        return { hintId, kind, ownerId, language, severity, state: 'open', at };
      }
      case 'HintGone':
        return document && { ...document, state: 'gone' };
      case 'HintCalledFine':
        return document && { ...document, state: 'fine' };
      case 'HintLedToCase':
        return document && { ...document, state: 'case' };
    }
  },
};
