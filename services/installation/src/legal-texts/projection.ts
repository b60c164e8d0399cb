import type {
  LegalTextEvent,
  LegalMarkdown,
  LegalName,
  LegalVersion,
} from '@lendring/contracts/installation/legal-texts.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type LegalVersionDocument = LegalVersion & Readonly<{ name: LegalName; by: UserId }>;
/** The text itself, stored apart from the version list, which is polled every two seconds. */
export type LegalTextDocument = Readonly<{ markdown: LegalMarkdown | null }>;

export const legalVersionId = (name: LegalName, number: number): string => `${name}-${number}`;

const ids = ({ data: { name, number } }: LegalTextEvent) => [legalVersionId(name, number)];

export const legalVersions: Projection<LegalVersionDocument, LegalTextEvent> = {
  name: 'legal-versions',
  version: 1,
  prefixes: ['legaltext-'],
  indexes: [
    [
      ['name', 1],
      ['number', -1],
    ],
  ],
  ids,
  evolve: (_, { data: { name, number, text, from, change, putBack, by, at } }) => ({
    name,
    number,
    text,
    from,
    change,
    putBack,
    by,
    at,
  }),
};

export const legalTexts: Projection<LegalTextDocument, LegalTextEvent> = {
  name: 'legal-texts',
  version: 1,
  prefixes: ['legaltext-'],
  indexes: [],
  ids,
  evolve: (_, { data: { markdown } }) => ({ markdown }),
};
