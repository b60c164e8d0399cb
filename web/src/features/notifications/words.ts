import type { NotificationShape } from '@lendring/contracts/http/notification.js';
import {
  isCounterKind,
  isCounterRecordKind,
  isGroupKind,
  isModerationKind,
  isStaffKind,
  isTraderKind,
  isWantedKind,
} from '@lendring/contracts/notification/kinds.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { countedText } from '@lendring/contracts/rules/parts-text.js';
import type { TFunction } from 'i18next';
import { clock, day, instant, isMidnight, localZone, moneyExact } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { formerName, nameOf, type Name } from '../../i18n/names.js';
import { dayStyle, spanText } from '../../parts/offers/period-text.js';

export type Words = Readonly<{
  t: TFunction<['notifications', 'common']>;
  common: TFunction;
  locale: Locale;
  /** Current instant, ISO 8601. */
  now: string;
}>;

type Named = Readonly<{ name: Name; thing: string; context?: string }>;

/** Sentence of a recorded return, with its missing parts and the kept deposit. */
const returnText = (
  t: Words['t'],
  { kind, missing, kept, released }: Pick<NotificationShape, 'kind' | 'missing' | 'kept' | 'released'>,
  parts: Named,
) => {
  if (kept === 0 && released > 0) return t('kind.deposit_released', parts);
  if (kept === 0 && missing.length === 0 && kind === 'parts_missing') return t('kind.parts_missing_some', parts);
  const lacking = { ...parts, parts: countedText(missing) };
  const isMissing = missing.length > 0;
  if (kept === 0) return isMissing ? t('kind.parts_missing', lacking) : t('kind.back_recorded', parts);
  const sum = moneyExact({ minor: kept });
  return isMissing
    ? t('kind.parts_missing_kept', { ...lacking, sum })
    : t('kind.back_recorded_kept', { ...parts, sum });
};

export const sentenceOf = ({ t, common, locale, now }: Words, one: NotificationShape): string => {
  const { kind, side, other, title, period, stars, search, group, search_request: wanted, count } = one;
  if (kind === 'takeout_ready' || isTraderKind(kind) || isStaffKind(kind) || isModerationKind(kind))
    return t(`kind.${kind}`);
  if (kind === 'saved_search')
    return search ? t('kind.saved_search', { search: search.name, count }) : t('kind.saved_search_gone');
  const person = other && !other.former ? nameOf(other.company ?? other.nickname) : null;
  // `other` is the first person when a notification covers several.
  const single = count === 1 ? person : null;
  if (isGroupKind(kind)) {
    const name = group?.name ?? null;
    if ((kind === 'group_asked' || kind === 'group_joined') && single !== null && name !== null)
      return t(`kind.${kind}_named`, { name: single, group: t('quoted', { title: name }) });
    return t(`kind.${kind}`, {
      count,
      ...(name === null ? { context: 'gone', group: t('aGroup') } : { group: t('quoted', { title: name }) }),
    });
  }
  if (isWantedKind(kind)) {
    const asked = wanted?.title ?? null;
    const unknown = t(kind === 'wanted_replied' ? 'yourWanted' : 'aWanted');
    const about = asked === null ? unknown : t('quoted', { title: asked });
    return single === null
      ? t(`kind.${kind}`, { count, wanted: about })
      : t(`kind.${kind}_named`, { name: single, wanted: about });
  }
  if (kind === 'counter_overdue' && title !== null && one.borrower !== null)
    return t('kind.counter_overdue_named', { thing: t('quoted', { title }), name: one.borrower });
  if (title !== null && isCounterRecordKind(kind)) {
    const parts = { name: person ?? formerName(t), thing: t('quoted', { title }) };
    if (kind === 'counter_back') return returnText(t, one, parts);
    return t(kind === 'counter_out' ? 'kind.out_recorded' : 'kind.record_disputed', parts);
  }
  if (isCounterKind(kind) && !isCounterRecordKind(kind) && title !== null)
    return t(`kind.${kind}`, { thing: t('quoted', { title }), name: person ?? formerName(t) });
  // Fall back to a generic sentence: offer title and dates are null while the service that owns them is unavailable.
  if (title === null || period === null || side === null || isCounterRecordKind(kind)) return t('kind.unknown');
  const name = person ?? formerName(t);
  const parts = { name, thing: t('quoted', { title }), ...(other?.former && { context: 'former' }) };
  const dayOf = (value: string) => day(value, locale, dayStyle(value, now));
  const deadline = (at: string, zone: string) => {
    const onDay = dayOf(dayIn(at, zone));
    return isMidnight(at, zone)
      ? t('onDay', { day: onDay })
      : t('onDayAt', { day: onDay, clock: clock(at, locale, zone) });
  };
  switch (kind) {
    case 'accepted':
    case 'agreed':
    case 'expired':
      return t(`kind.${kind}_${side}`, parts);
    case 'expires_soon':
    case 'no_answer_yet':
      return t(`kind.${kind}_${side}`, { ...parts, day: deadline(one.answer_by ?? period.start, period.zone) });
    case 'handover_tomorrow':
      return t(`kind.${kind}_${side}`, { ...parts, day: t('onDay', { day: dayOf(period.date_from) }) });
    case 'return_tomorrow':
      return t(`kind.${kind}_${side}`, { ...parts, day: t('onDay', { day: dayOf(period.date_to) }) });
    case 'overdue':
      return t(`kind.${kind}_${side}`, { ...parts, day: dayOf(period.date_to) });
    case 'back_recorded':
      return returnText(t, { ...one, missing: [] }, parts);
    case 'parts_missing':
      return returnText(t, one, parts);
    case 'period_proposed':
      return one.change
        ? t(`kind.period_proposed_${one.change.kind}`, {
            ...parts,
            day: dayOf(one.change.period.date_to),
            days: spanText({ common, locale, now }, one.change.period),
          })
        : t('kind.period_proposed', parts);
    case 'period_agreed':
      return t('kind.period_agreed', {
        ...parts,
        days: spanText({ common, locale, now }, one.change?.period ?? period),
      });
    case 'message':
      return t('kind.message', { ...parts, count: one.count });
    case 'rated':
      return t('kind.rated', { ...parts, count: stars ?? 0 });
    default:
      return t(`kind.${kind}`, parts);
  }
};

export const whenOf = ({ locale, now }: Pick<Words, 'locale' | 'now'>, at: string): string => {
  const zone = localZone();
  return dayIn(at, zone) === dayIn(now, zone) ? clock(at, locale, zone) : instant(at, locale, zone);
};
