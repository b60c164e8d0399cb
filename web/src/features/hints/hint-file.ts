import type { Query } from '@lendring/contracts/http/calls.js';
import type { HintShape } from '@lendring/contracts/http/hints.js';
import type { TFunction } from 'i18next';
import { locales } from '../../i18n/locale.js';
import type { Api } from '../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/every-row.js';
import { personText } from '../../parts/people/person-text.js';
import { severityOf } from './severity.js';

export const everyHint = (api: Api, query: Query<'hints'>, told: (done: number) => void) =>
  everyRow<HintShape, number>(async (place) => {
    const { hints, paging } = await api.get('/hint', {
      query: { ...query, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: hints, next: pageAfter(paging) };
  }, told);

type Words = Readonly<{ t: TFunction<'hints'>; office: TFunction<'backoffice'>; words: TFunction<'moderation'> }>;

const columns = ['at', 'severity', 'kind', 'what', 'id', 'owner', 'ownerId', 'language', 'state'] as const;

/** One row per hint. Ids accompany names; the finding itself is only on the hint's page. */
export const hintFile = ({ t, office, words }: Words) => ({
  heads: columns.map((name) => t(`column.${name}`)),
  cells: (hint: HintShape) => [
    hint.at,
    t(`severity.${severityOf(hint)}`),
    t(`kinds.${hint.kind}`),
    t('about', { what: words(`kind.${hint.subject.kind}`), title: hint.title || t('gone') }),
    hint.hint_id,
    personText(office, hint.owner),
    hint.owner.user_id,
    hint.language ? locales[hint.language].name : '',
    t(`states.${hint.state}`),
  ],
});
