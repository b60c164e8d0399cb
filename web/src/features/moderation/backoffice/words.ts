import type { CaseRowShape, CaseShape } from '@lendring/contracts/http/moderation.js';
import type { TFunction } from 'i18next';
import { personText } from '../../../lib/person-text.js';
import { isOperators, isRaised } from './case-sort.js';
import { lockOf } from '../subject-kinds.js';

type T = TFunction<'backoffice'>;

/** What a case is called; its words are gone with the person. */
export const titleText = (t: T, { title }: Pick<CaseRowShape, 'title'>): string => title || t('gone');

/** Where a case stands, in words that are true of it. */
export const stateText = (t: T, one: Pick<CaseRowShape, 'reports'>, state: CaseRowShape['state']): string =>
  t(isRaised(one) && (state === 'completed' || state === 'declined') ? `state.${state}Raised` : `state.${state}`);
/** Whom a case is about: a person, or the operator whose ad it is. */
export const ownerText = (t: T, one: Pick<CaseShape, 'subject' | 'owner'>): string =>
  isOperators(one) ? t('case.operator') : personText(t, one.owner);

type Decided = Pick<CaseShape['decisions'][number], 'measures' | 'confirmed_by'>;
type Kind = CaseShape['subject']['kind'];

/** The measures of a decision about a thing of a kind in words. */
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
