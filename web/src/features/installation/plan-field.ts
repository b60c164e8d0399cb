import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import type { PromisedFeature } from '@lendring/contracts/billing/plan-limits.js';
import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locale.js';

export const intervals = ['month', 'year'] as const satisfies readonly Interval[];

export type PlanField =
  | readonly ['title' | 'text', Locale]
  | readonly ['price', Interval]
  | readonly ['included', PromisedFeature]
  | readonly ['trialDays'];

export const planFieldName = (t: TFunction<'backoffice'>, field: PlanField): string => {
  switch (field[0]) {
    case 'title':
    case 'text':
      return t(`settings.plans.${field[0]}`, { language: t(`settings.language.${field[1]}`) });
    case 'price':
      return t(`settings.plans.price.${field[1]}`);
    case 'included':
      return t(`settings.plans.feature.${field[1]}`);
    case 'trialDays':
      return t('settings.plans.trialDays');
  }
};
