import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdDraftBody, AdPricesShape } from '@lendring/contracts/http/own-ads.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { radiusSteps } from '@lendring/contracts/rules/distance.js';
import { categoriesQuery, childrenOf, rootCategory } from '../../../api/reference.js';
import { localZone, moneyExact, number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { TownField } from '../../../parts/places/TownField.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Select } from '../../../ui/Select.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import {
  adTypes,
  type AdValues,
  bodyOf,
  fieldOf,
  isUnsaved,
  netOf,
  usualRadius,
  viewsOffered,
  wrongAd,
} from './model.js';

type Area = Pick<AdValues, 'city_id' | 'city' | 'radius'>;
type AreaFieldsProps = Readonly<{ values: Area; error: string | undefined; change: (part: Partial<Area>) => void }>;

function AreaFields({ values: { city_id: chosen, city, radius }, error, change }: AreaFieldsProps) {
  const { t } = useTranslation('advertising');
  const { t: common } = useTranslation();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TownField
        id="city_id"
        optional
        label={t('form.town')}
        hint={t('form.townHint')}
        town={city}
        error={error}
        unknown={t('form.townUnknown')}
        onChoose={(town) => change({ city_id: town.id, city: town.city })}
      />
      {chosen !== '' && (
        <div className="flex flex-col items-start gap-2">
          <Select
            id="radius"
            label={common('search.radius')}
            value={String(radius)}
            onChange={({ target: { value } }) =>
              change({ radius: radiusSteps.find((step) => String(step) === value) ?? usualRadius })
            }
            options={radiusSteps.map((km) => ({ value: String(km), label: t('form.radius', { km }) }))}
          />
          <Button small variant="ghost" onClick={() => change({ city_id: '', city: '', radius: usualRadius })}>
            {t('form.townRemove')}
          </Button>
        </div>
      )}
    </div>
  );
}

type Props = Readonly<{
  action: string;
  initial: AdValues;
  /** Prices of ads; null for a house ad, which is free. */
  prices: AdPricesShape | null;
  save: (body: AdDraftBody, options: Readonly<{ idempotencyKey: string }>) => Promise<void>;
  changed?: (unsaved: boolean) => void;
}>;

export const adFormId = 'ad';

const corners = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;
const languages = ['de', 'en', 'nl'] as const;

export function AdForm({ action, initial, prices, save, changed }: Props) {
  const { t } = useTranslation('advertising');
  const { t: common } = useTranslation();
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()));
  const [today] = useState(() => dayIn(new Date().toISOString(), localZone()));
  const form = useForm<AdValues>({
    initial,
    check: (values) => wrongAd(values, today, initial.from).map((id) => ({ id, text: t(`problem.${id}`) })),
    send: async (values, options) => {
      const { language } = values;
      // Narrow the type; the case is unreachable, because `check` has rejected a missing language.
      if (language === null) return undefined;
      try {
        await save(bodyOf({ ...values, language }), options);
        return undefined;
      } catch (error) {
        return refusalOf(common, error, fieldOf);
      }
    },
  });
  const { values, errorAt, change } = form;
  const unsaved = isUnsaved(values, initial);
  useEffect(() => changed?.(unsaved), [changed, unsaved]);
  const field = (name: 'title' | 'cta' | 'link' | 'hint_src' | 'payer', most: number) => ({
    id: name,
    value: values[name],
    maxLength: most,
    autoComplete: 'off',
    error: errorAt(name),
    onChange: (event: Readonly<{ target: { value: string } }>) => change({ [name]: event.target.value }),
  });
  const priceOf = (type: AdDraftBody['type']): string => {
    if (!prices) return '';
    const net = netOf(prices, type, 1_000);
    return net === null ? t('notSold') : t('per', { price: moneyExact({ minor: net }) });
  };
  const viewsText = (views: number): string => {
    const net = prices && netOf(prices, values.type, views);
    return net === null
      ? number(views)
      : t('form.viewsOption', { views: number(views), price: moneyExact({ minor: net }) });
  };

  return (
    <form
      id={adFormId}
      aria-label={t('form.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex max-w-[640px] flex-col gap-6"
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <RadioCards
        id="type"
        legend={t('form.type')}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]!"
        value={values.type}
        onChange={(type) =>
          change({
            type,
            position: type !== 'skyscraper' ? 'top' : values.position === 'top' ? 'right' : values.position,
          })
        }
        options={adTypes.map((type) => ({
          value: type,
          label: t(`type.${type}`),
          detail: `${t(`typeText.${type}`)}. ${priceOf(type)}`.trim(),
        }))}
      />
      {values.type === 'skyscraper' && (
        <Select
          id="position"
          label={t('form.position')}
          value={values.position}
          onChange={(event) => change({ position: event.target.value === 'left' ? 'left' : 'right' })}
          options={(['left', 'right'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
        />
      )}
      <TextField label={t('form.title')} hint={t('form.titleHint')} {...field('title', 60)} />
      <TextArea
        id="claim"
        rows={2}
        label={t('form.claim')}
        hint={t(values.type === 'skyscraper' ? 'form.claimHintWide' : 'form.claimHint')}
        value={values.claim}
        maxLength={120}
        error={errorAt('claim')}
        onChange={(event) => change({ claim: event.target.value })}
      />
      <TextField label={t('form.cta')} hint={t('form.ctaHint')} {...field('cta', 30)} />
      <TextField
        type="url"
        inputMode="url"
        spellCheck={false}
        label={t('form.link')}
        hint={t('form.linkHint')}
        {...field('link', 500)}
      />
      <TextField label={t('form.of')} hint={t('form.ofHint')} {...field('hint_src', 80)} />
      {!prices && <TextField optional label={t('form.payer')} hint={t('form.payerHint')} {...field('payer', 80)} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          id="color"
          type="color"
          label={t('form.color')}
          value={values.color}
          error={errorAt('color')}
          onChange={(event) => change({ color: event.target.value })}
        />
        <Select
          id="mark"
          label={t('form.mark')}
          value={`${values.hint_y}-${values.hint_x}`}
          onChange={({ target: { value } }) =>
            change({
              hint_y: value.startsWith('top') ? 'top' : 'bottom',
              hint_x: value.endsWith('left') ? 'left' : 'right',
            })
          }
          options={corners.map((value) => ({ value, label: t(`form.corner.${value}`) }))}
        />
        {prices && (
          <Select
            id="views"
            label={t('form.views')}
            value={String(values.views)}
            error={errorAt('views')}
            onChange={(event) => change({ views: Number(event.target.value) })}
            options={viewsOffered(initial.views).map((views) => ({ value: String(views), label: viewsText(views) }))}
          />
        )}
        <TextField
          id="from"
          type="date"
          label={t('form.from')}
          hint={prices ? t('form.fromHint') : t('form.fromHintHouse')}
          value={values.from}
          min={today}
          error={errorAt('from')}
          onChange={(event) => change({ from: event.target.value })}
        />
        <Select
          id="category_id"
          label={t('form.category')}
          value={String(values.category_id ?? '')}
          error={errorAt('category_id')}
          onChange={({ target: { value } }) => change({ category_id: value === '' ? null : Number(value) })}
          options={[
            { value: '', label: t('form.everywhere') },
            ...childrenOf(categories, rootCategory).map(({ id, title }) => ({
              value: String(id),
              label: t('form.below', { category: title }),
            })),
          ]}
        />
        <Select
          id="language"
          label={t('form.language')}
          hint={t('form.languageHint')}
          value={values.language ?? ''}
          error={errorAt('language')}
          onChange={({ target: { value } }) => change({ language: languages.find((one) => one === value) ?? null })}
          options={[
            ...(initial.language === null ? [{ value: '', label: t('form.chooseLanguage') }] : []),
            ...languages.map((value) => ({ value, label: t(`language.${value}`) })),
          ]}
        />
      </div>
      {!prices && <AreaFields values={values} error={errorAt('city_id')} change={change} />}
      <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
        {action}
      </Button>
    </form>
  );
}
