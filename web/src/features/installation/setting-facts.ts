import type { TFunction } from 'i18next';
import type { Interval, Plan } from '@lendring/contracts/billing/catalogue.js';
import { type PromisedFeature, promisedFeatures } from '@lendring/contracts/billing/plan-limits.js';
import { featureNames } from '@lendring/contracts/installation/feature-names.js';
import type { Setting } from '@lendring/contracts/installation/settings.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { moneyExact } from '../../i18n/format.js';
import { type Locale, localeCodes } from '../../i18n/locale.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { issuerWords } from './issuer-draft.js';

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

export type Facts = readonly (readonly [label: string, value: string])[];

const operatorFields = [
  'name',
  'address',
  'email',
  'phone',
  'register',
  'vat',
  'responsible',
  'authorities',
  'users',
  'languages',
] as const;

const yesOrNo = (t: TFunction<'backoffice'>, is: boolean): string => t(is ? 'settings.yes' : 'settings.no');

export const planFacts = (t: TFunction<'backoffice'>, plan: Plan): Facts => {
  const { title, text, price, trialDays, included, audience, offered } = plan;
  const counted = (value: number | null): string => {
    if (value === null) return t('settings.plans.unlimited');
    return Number.isNaN(value) ? '' : String(value);
  };
  return [
    ...localeCodes.map((code) => [planFieldName(t, ['title', code]), title[code]] as const),
    ...localeCodes.map((code) => [planFieldName(t, ['text', code]), text[code]] as const),
    ...intervals.flatMap((interval): Facts => {
      const net = price?.[interval];
      return net ? [[planFieldName(t, ['price', interval]), moneyExact({ minor: net })]] : [];
    }),
    ...promisedFeatures.map((name) => [planFieldName(t, ['included', name]), counted(included[name])] as const),
    ...(price
      ? ([
          [planFieldName(t, ['trialDays']), counted(trialDays)],
          [t('settings.plans.commercial'), yesOrNo(t, audience === 'commercial')],
          [t('settings.plans.offered'), yesOrNo(t, offered)],
        ] as const)
      : []),
  ];
};

export const settingFacts = (t: TFunction<'backoffice'>, setting: Setting, locale: Locale): Facts => {
  const { part, value } = setting;
  if (value === null) return [];
  if (part === 'operator') return operatorFields.map((name) => [t(`settings.operator.${name}`), value[name]]);
  if (part === 'issuer')
    return [
      ...issuerWords.map((name) => [t(`settings.issuer.${name}`), value[name]] as const),
      [t('settings.issuer.exempt'), yesOrNo(t, value.exempt)],
      [t('settings.issuer.retentionYears'), String(value.retentionYears)],
    ];
  if (part === 'plans')
    return [
      [t('settings.plans.order'), value.map(({ planId }) => planId).join(', ')],
      ...value.flatMap((plan) =>
        planFacts(t, plan).map(([label, said]) => [`${plan.planId} · ${label}`, said] as const),
      ),
    ];
  if (part === 'features')
    return featureNames.map((name) => [
      t(`settings.features.${name}`),
      t(value[name] ? 'settings.features.on' : 'settings.features.off'),
    ]);
  if (part === 'brand')
    return [
      [t('settings.brand.name'), value.name ?? BUILT_IN_NAME],
      [t('settings.brand.accent'), value.accent ?? t('settings.brand.asBuilt')],
      [
        t('settings.brand.logo'),
        value.logo ? t('settings.brand.own', { id: value.logo.slice(0, 6) }) : t('settings.brand.asBuilt'),
      ],
    ];
  if (part === 'opening')
    return [
      [
        t('settings.opening.from'),
        value.opensAt === null ? t('settings.opening.unknown') : staffMoment(value.opensAt, locale),
      ],
      [t('settings.opening.code'), value.code],
    ];
  const { texts, level, from, until } = value;
  return [
    ...localeCodes.map(
      (code) => [t('settings.banner.text', { language: t(`settings.language.${code}`) }), texts[code]] as const,
    ),
    [t('settings.banner.level'), t(`settings.banner.${level}`)],
    [t('settings.banner.from'), staffMoment(from, locale)],
    [t('settings.banner.until'), staffMoment(until, locale)],
  ];
};

export const settingDifference = (
  before: Facts,
  after: Facts,
): readonly Readonly<{ label: string; before: string; after: string }>[] => {
  const [old, written] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...written.keys()])]
    .map((label) => ({ label, before: old.get(label) ?? '', after: written.get(label) ?? '' }))
    .filter((line) => line.before !== line.after);
};
