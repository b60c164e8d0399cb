import type { CaseRowShape, CaseShape } from '@lendring/contracts/http/cases.js';
import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locale.js';
import { personText } from '../../parts/people/person-text.js';
import { isOperators, isRaised, urgencyOf, waits } from './case-state.js';
import { lockOf, reasonText } from '../../parts/moderation/report-terms.js';

type T = TFunction<'backoffice'>;

type Words = TFunction<'moderation'>;

export const titleText = (t: T, words: Words, { title, subject }: Pick<CaseRowShape, 'title' | 'subject'>): string => {
  const kind = words(`kind.${subject.kind}`);
  return title === '' ? t('case.namedGone', { kind }) : t('case.named', { kind, title });
};

export const reasonsText = (t: T, locale: Locale, { type_ids: ids }: Pick<CaseRowShape, 'type_ids'>): string =>
  ids.map((id) => reasonText(id, locale)).join(', ') || t('case.raised');

export const caseText = (t: T, words: Words, locale: Locale, one: CaseRowShape): string =>
  t('case.name', {
    what: titleText(t, words, one),
    reason: reasonsText(t, locale, { type_ids: one.type_ids.slice(0, 1) }),
  });

export const stateText = (t: T, one: Pick<CaseRowShape, 'reports'>, state: CaseRowShape['state']): string =>
  t(isRaised(one) && (state === 'completed' || state === 'declined') ? `state.${state}Raised` : `state.${state}`);

export const urgencyText = (t: T, row: CaseRowShape): string => (waits(row) ? t(`urgency.${urgencyOf(row)}`) : '');

export const ownerText = (t: T, one: Pick<CaseShape, 'subject' | 'owner'>): string =>
  isOperators(one) ? t('case.operator') : personText(t, one.owner);

type Decided = Pick<CaseShape['decisions'][number], 'measures' | 'confirmed_by'>;
type Kind = CaseShape['subject']['kind'];

export const measuresText = (
  t: T,
  kind: Kind,
  { measures: { lock, warn, suspend, pictures = [], uncounted }, confirmed_by: confirmed }: Decided,
): string => {
  const said = [
    ...(lock ? [t(`measure.${lockOf(kind) ?? 'lock'}`)] : []),
    ...(uncounted ? [t('measure.uncounted')] : []),
    ...(pictures.length > 0 ? [t('measure.pictures', { count: pictures.length })] : []),
    ...(warn ? [t('measure.warn')] : []),
    ...(suspend
      ? [
          suspend.days === null
            ? t(confirmed ? 'measure.suspendGood' : 'measure.suspendWaits')
            : t('measure.suspendDays', { count: suspend.days }),
        ]
      : []),
  ];
  return said.length > 0 ? said.join(', ') : t('measure.none');
};
