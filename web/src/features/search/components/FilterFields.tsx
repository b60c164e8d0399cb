import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { metadataNameIn } from '@lendring/contracts/reference/metadata-names.js';
import type { PaymentTypeId } from '@lendring/contracts/rules/terms.js';
import { moneyExact, number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { NumberField } from '../../../ui/NumberField.js';
import { metaIn, paymentIds } from '../model/fields.js';
import { payWords } from '../model/list.js';

/** Buttons below a filter: without it, and apply. `any`: name of the choice without the filter. */
function FilterButtons({
  any,
  isSet,
  onClear,
  disabled = false,
  className = 'flex justify-end gap-2',
}: Readonly<{ any: string; isSet: boolean; onClear: () => void; disabled?: boolean; className?: string }>) {
  const { t } = useTranslation('search');
  return (
    <div className={className}>
      {isSet && (
        <Button variant="quiet" small onClick={onClear}>
          {any}
        </Button>
      )}
      <Button type="submit" small disabled={disabled}>
        {t('filter.apply')}
      </Button>
    </div>
  );
}

type Value = number | null;
export const isPrice = (max: Value): boolean => max === null || (!Number.isNaN(max) && max >= 1);

/** Maximum price per day, or for all selected dates, in whole euros. */
export function PriceField({
  value,
  onChange,
  forDays,
}: Readonly<{ value: Value; onChange: (max: Value) => void; forDays: boolean }>) {
  const { t } = useTranslation('search');
  return (
    <NumberField
      label={t(forDays ? 'filter.mostForDays' : 'filter.mostPerDay')}
      hint={t(forDays ? 'filter.mostForDaysHint' : 'filter.mostPerDayHint')}
      suffix="€"
      says={(euros) => moneyExact({ minor: 100 * euros })}
      value={value}
      onChange={onChange}
      error={isPrice(value) ? undefined : t('filter.wholeEuros')}
    />
  );
}

export function PriceFilter({
  value,
  onChange,
  forDays,
}: Readonly<{ value: Value; onChange: (max: Value) => void; forDays: boolean }>) {
  const { t } = useTranslation('search');
  const [max, setMax] = useState(value);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPrice(max)) onChange(max);
      }}
    >
      <PriceField value={max} onChange={setMax} forDays={forDays} />
      <FilterButtons
        any={t('filter.anyPrice')}
        isSet={value !== null}
        onClear={() => onChange(null)}
        disabled={!isPrice(max)}
      />
    </form>
  );
}

export const isCount = (count: Value): boolean =>
  count === null || (Number.isInteger(count) && count >= 1 && count <= limits.quantity);

/** Number of units wanted; one and empty are the same. */
export function CountField({ value, onChange }: Readonly<{ value: Value; onChange: (count: Value) => void }>) {
  const { t } = useTranslation('search');
  return (
    <NumberField
      label={t('filter.count')}
      hint={t('filter.countHint')}
      value={value}
      onChange={onChange}
      error={isCount(value) ? undefined : t('filter.countProblem', { max: limits.quantity })}
    />
  );
}

export const countOf = (count: Value): number | undefined => (count === null || count === 1 ? undefined : count);

export function CountFilter({ value, onChange }: Readonly<{ value: Value; onChange: (count: Value) => void }>) {
  const { t } = useTranslation('search');
  const [count, setCount] = useState(value);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isCount(count)) onChange(count);
      }}
    >
      <CountField value={count} onChange={setCount} />
      <FilterButtons
        any={t('filter.anyCount')}
        isSet={value !== null}
        onClear={() => onChange(null)}
        disabled={!isCount(count)}
      />
    </form>
  );
}

type Payments = readonly PaymentTypeId[];

export function PaymentChoice({
  value,
  onChange,
}: Readonly<{ value: Payments; onChange: (chosen: Payments) => void }>) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <fieldset>
      <legend className="mb-1 text-base font-bold">{t('filter.paymentLegend')}</legend>
      {paymentIds.map((id) => (
        <Checkbox
          key={id}
          label={
            <span className="inline-block first-letter:uppercase">
              {t(id === 5 ? 'filter.nothing' : `common:payment.${id}`)}
            </span>
          }
          checked={value.includes(id)}
          onChange={() => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])}
        />
      ))}
    </fieldset>
  );
}

export function PaymentFilter({
  value,
  onChange,
}: Readonly<{ value: Payments; onChange: (words: string | undefined) => void }>) {
  const { t } = useTranslation('search');
  const [chosen, setChosen] = useState(value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(payWords(chosen));
      }}
    >
      <PaymentChoice value={chosen} onChange={setChosen} />
      <FilterButtons
        any={t('filter.anyPayment')}
        isSet={value.length > 0}
        onClear={() => onChange(undefined)}
        className="mt-2 flex justify-end gap-2"
      />
    </form>
  );
}

export type Facets = OfferSearchShape['facets'];

/** Spelling as the server compares it, apart from umlauts. */
const plain = (pair: string): string => pair.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const isAmong = (pairs: readonly string[], pair: string): boolean => pairs.some((one) => plain(one) === plain(pair));

const toggled = (pairs: readonly string[], pair: string): readonly string[] =>
  isAmong(pairs, pair) ? pairs.filter((one) => plain(one) !== plain(pair)) : [...pairs, pair];

/** Share of the results that a name must describe to have all of its values as filters. */
const COMMON = 0.25;

/**
 * Values worth a filter: those of several results, and the selected ones; also those of one result, where the name
 * describes many results with different values, such as the voltage of two drills.
 */
export const narrowingFacets = (facets: Facets, total: number): Facets =>
  facets
    .map(({ name, values }) => {
      const described = values.reduce((sum, { count }) => sum + count, 0);
      const isCommon = values.length > 1 && described >= total * COMMON;
      return { name, values: values.filter(({ count, selected }) => isCommon || count > 1 || selected) };
    })
    .filter(({ values }) => values.length > 0);

/** Values of the results' metadata, each with its number of offers. */
export function MetadataChoice({
  facets,
  value,
  onChange,
}: Readonly<{ facets: Facets; value: readonly string[]; onChange: (pairs: readonly string[]) => void }>) {
  const locale = useLocale();
  const labelOf = (name: string) => metadataNameIn(name, locale);
  // Offers in several languages may have the same detail under several names, which stay apart.
  const isShared = (label: string) => facets.filter(({ name }) => labelOf(name) === label).length > 1;
  return facets.map(({ name, values }) => (
    <fieldset key={name}>
      <legend className="mb-1 text-base font-bold wrap-anywhere">
        {isShared(labelOf(name)) ? name : labelOf(name)}
      </legend>
      {values.map(({ value: one, count }) => {
        const pair = `${name}:${one}`.replaceAll('|', ' ');
        return (
          <Checkbox
            key={one}
            label={<span className="wrap-anywhere">{`${one} (${number(count)})`}</span>}
            checked={isAmong(value, pair)}
            onChange={() => onChange(toggled(value, pair))}
          />
        );
      })}
    </fieldset>
  ));
}

export function MetadataFilter({
  facets,
  value,
  onChange,
}: Readonly<{ facets: Facets; value: readonly string[]; onChange: (meta: string | undefined) => void }>) {
  const { t } = useTranslation('search');
  const [chosen, setChosen] = useState(value);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(metaIn(chosen));
      }}
    >
      <MetadataChoice facets={facets} value={chosen} onChange={setChosen} />
      <FilterButtons
        any={t('filter.anyMetadata')}
        isSet={value.length > 0}
        onClear={() => onChange(undefined)}
        className="sticky -bottom-4 -mx-4 -mb-4 flex justify-end gap-2 border-t border-line bg-paper p-3"
      />
    </form>
  );
}
