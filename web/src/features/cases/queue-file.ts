import type { Body } from '@lendring/contracts/http/calls.js';
import type { CaseRowShape } from '@lendring/contracts/http/cases.js';
import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locale.js';
import type { Api } from '../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/every-row.js';
import { personText } from '../../parts/people/person-text.js';
import { momentHead, staffMomentInFile } from '../../lib/dates/staff-time.js';
import { waits } from './due.js';
import { reasonsText, stateText, titleText, urgencyText } from './words.js';

export const everyCase = (api: Api, asked: Body<'reportQueue'>, told: (done: number) => void) =>
  everyRow<CaseRowShape, number>(async (place) => {
    const { cases, paging } = await api.post('/report_search', {
      body: { ...asked, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: cases, next: pageAfter(paging) };
  }, told);

type Words = Readonly<{ t: TFunction<'backoffice'>; words: TFunction<'moderation'>; locale: Locale }>;

const columns = [
  'what',
  'caseId',
  'kind',
  'reason',
  'state',
  'urgency',
  'due',
  'reports',
  'owner',
  'ownerId',
  'at',
  'changed',
] as const;

/** One row per case. Ids accompany names; the reported content is only in the case. */
export const queueFile = ({ t, words, locale }: Words) => ({
  heads: columns.map((name) => (name === 'due' || name === 'changed' ? momentHead : String)(t(`queue.${name}`))),
  cells: (row: CaseRowShape) => [
    titleText(t, words, row),
    row.case_id,
    words(`kind.${row.subject.kind}`),
    reasonsText(t, locale, row),
    stateText(t, row, row.state),
    urgencyText(t, row),
    waits(row) ? staffMomentInFile(row.due_at) : '',
    row.reports,
    personText(t, row.owner),
    row.owner.user_id,
    row.assigned_to ? personText(t, row.assigned_to) : '',
    staffMomentInFile(row.changed_at),
  ],
});
