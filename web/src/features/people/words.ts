import type { PersonRowShape, PersonShape } from '@lendring/contracts/http/people.js';
import { areas, mayDo } from '@lendring/contracts/kernel/rights.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { TFunction } from 'i18next';
import { day } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { staffMoment } from '../../lib/dates/moment.js';

type T = TFunction<'people'>;

export const roles = ['admin', 'moderator', 'support', 'bookkeeper'] as const satisfies readonly Role[];

export const nameText = (t: T, { nickname }: Pick<PersonRowShape, 'nickname'>): string => nickname ?? t('nameless');

export const standingText = (t: T, { suspended }: Pick<PersonRowShape, 'suspended'>, locale: Locale): string => {
  if (!suspended) return t('active');
  return suspended.until === null
    ? t('suspendedGood')
    : t('suspendedUntil', { when: staffMoment(suspended.until, locale) });
};

export const planText = (t: T, { plan }: Pick<PersonShape, 'plan'>, locale: Locale): string => {
  if (!plan) return t('person.unknown');
  if (!plan.booked) return t('person.planNone');
  const { title, trial, renews_on: renewsOn, ends_on: endsOn } = plan.booked;
  const named = { plan: title, day: day(renewsOn ?? endsOn ?? '', locale, 'year') };
  return t(`person.${trial ? 'planTrial' : renewsOn === null ? 'planEnds' : 'planRenews'}`, named);
};

export const opensText = (t: T, role: Role): string =>
  role === 'admin'
    ? t('everything')
    : areas
        .filter((area) => mayDo([role], area))
        .map((area) => t(`area.${area}`))
        .join(', ');

type Whom = PersonShape['held_roles'][number]['by'];

export const byText = (t: T, by: Whom): string => (by === null ? t('by.system') : (by.nickname ?? t('by.former')));
