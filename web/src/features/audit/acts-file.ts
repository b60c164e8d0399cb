import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locale.js';
import type { Api } from '../../lib/api.js';
import { personText } from '../../lib/person-text.js';

/** Of one page of the API. */
const SIZE = 100;
/** A file holds so many; whoever needs more chooses shorter times. */
export const mostInFile = 10_000;

/** What a question finds, the last first. `told`: how many are read. `isWhole`: no more would have been found. */
export const everyAct = async (
  api: Api,
  query: Query<'audit'>,
  told: (done: number) => void,
): Promise<{ readonly acts: readonly ActShape[]; readonly isWhole: boolean }> => {
  const found: ActShape[] = [];
  for (let before: string | undefined; ;) {
    const { acts, older } = await api.get('/audit', {
      query: { ...query, purpose: 'file', size: SIZE, ...(before !== undefined && { before }) },
    });
    found.push(...acts);
    told(found.length);
    if (older === null || found.length >= mostInFile) return { acts: found, isWhole: older === null };
    before = older;
  }
};

/** A row for each entry, with ids beside names: names change, ids stay. */
export const actsFile = (acts: readonly ActShape[], t: TFunction<'backoffice'>, locale: Locale): string => {
  const heads = ['when', 'by', 'byId', 'act', 'about', 'aboutId', 'kind', 'id', 'outcome'] as const;
  return csvOf(
    [
      heads.map((name) => t(`audit.file.${name}`)),
      ...acts.map((one) => [
        one.at,
        personText(t, one.by),
        one.by.user_id,
        t(`audit.acts.${one.act}`),
        one.about ? personText(t, one.about) : '',
        one.about?.user_id ?? '',
        one.subject ? t(`audit.kinds.${one.subject.kind}`) : '',
        one.subject?.id ?? '',
        t(one.refused ? 'audit.refused' : 'audit.done'),
      ]),
    ],
    locale === 'en' ? ',' : ';',
  );
};
