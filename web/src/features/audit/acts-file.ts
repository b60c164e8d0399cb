import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { TFunction } from 'i18next';
import type { Api } from '../../lib/api-client/api.js';
import { everyRow, FILE_PAGE } from '../../lib/downloads/every-row.js';
import { personText } from '../../parts/people/person-text.js';
import { momentHead, staffMomentInFile } from '../../lib/dates/staff-time.js';
import { aboutText } from './about-text.js';
import { settingPlace } from './setting-place.js';

/** Loads all matching entries for export, newest first. `told` receives the number loaded so far. */
export const everyAct = (api: Api, query: Query<'audit'>, told: (done: number) => void) =>
  everyRow<ActShape, string>(async (before) => {
    const { acts, older } = await api.get('/audit', {
      query: { ...query, purpose: 'file', size: FILE_PAGE, ...(before !== null && { before }) },
    });
    return { rows: acts, next: older };
  }, told);

const columns = ['when', 'by', 'byId', 'act', 'about', 'aboutId', 'kind', 'id', 'outcome'] as const;

/** One row per entry. Ids accompany names, because names change. */
export const actFile = (t: TFunction<'audit'>, office: TFunction<'backoffice'>) => ({
  heads: columns.map((name) => (name === 'when' ? momentHead(t('file.when')) : t(`file.${name}`))),
  cells: (one: ActShape) => [
    // Seconds are independent of the time zone, and show the order of entries.
    `${staffMomentInFile(one.at)}:${one.at.slice(17, 19)}`,
    personText(office, one.by),
    one.by.user_id,
    t(`acts.${one.act}`),
    aboutText(t, office, one),
    one.about?.user_id ?? '',
    one.subject ? t(`kinds.${one.subject.kind}`) : '',
    one.subject?.kind === 'setting' ? settingPlace(office, one.subject.id).text : (one.subject?.id ?? ''),
    t(one.refused ? 'refused' : 'done'),
  ],
});
