import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { noLocation, type Location } from '@lendring/contracts/place/location.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { toLocal } from '../../../i18n/rewrite.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { placeProblemText } from '../../../lib/places/place-problem.js';
import { suggestQuery } from '../../../api/offer-search.js';
import { placeQuery, resolvePlace } from '../../../api/places.js';
import { categoriesQuery } from '../../../api/reference.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { Spinner } from '../../../ui/Spinner.js';
import { useDebounced } from '../../../ui/use-typed-text.js';
import type { Fields } from '../model/fields.js';
import { addressOf, changed, type List } from '../model/list.js';
import { locationStore, useStoredLocation } from '../model/location-store.js';
import { HiddenFields, plainNames } from './plain-form.js';
import { leastCharacters } from '../model/suggest.js';
import { sameJson, useFollowing, usePlaceText } from './use-following.js';
import { placeOf, understood } from '../model/where.js';
import { fieldName, WhereField } from './WhereField.js';
import { WhatField } from './WhatField.js';
import { PlainDays, WhenDialog, WhenField } from './WhenField.js';

type Shape = 'hero' | 'bar' | 'sheet';
type Props = Readonly<{ shape: Shape; list: List | null; onDone?: () => void; className?: string }>;
type Days = Pick<Fields, 'from' | 'to'>;

const frames: Record<Shape, string> = {
  hero: 'flex-col rounded-lg bg-paper p-2.5 shadow-lift md:flex-row md:items-center md:p-2',
  bar: 'flex-col rounded-lg border border-edge bg-paper p-1 md:flex-row md:items-center',
  sheet: 'flex-col',
};
const ring =
  'has-[[role=combobox]:focus-visible]:rounded-md has-[[role=combobox]:focus-visible]:outline-3 has-[[role=combobox]:focus-visible]:-outline-offset-2 has-[[role=combobox]:focus-visible]:outline-teal';
const segments: Record<Shape, string> = {
  hero: 'border-line px-3 py-2.5 max-md:border-b md:border-l md:px-[18px] md:first-of-type:border-l-0',
  bar: 'border-line px-[18px] py-1.5 md:border-l md:first-of-type:border-l-0',
  sheet: 'mb-3 rounded-md border border-edge px-4 py-2.5',
};
const buttons: Record<Shape, string> = {
  hero: 'h-[50px] rounded-md max-md:mt-2.5 max-md:w-full md:size-[60px] md:rounded-[16px]',
  bar: 'h-12 rounded-md md:w-12',
  sheet: 'h-[50px] w-full rounded-full',
};

/**
 * Search fields. On result lists a change of place or dates applies at once, elsewhere on submit. Without JavaScript
 * the form submits to the search page, which reads it with `plainAddress`.
 */
export function SearchForm({ shape, list, onDone, className }: Props) {
  const { t } = useTranslation();
  const words = useAnyText();
  const locale = useLocale();
  const navigate = useNavigate();
  const api = useApi();
  const queries = useQueryClient();
  const stored = useStoredLocation();
  const [term, setTerm] = useFollowing(list?.term ?? '');
  const [category, setCategory] = useFollowing<CategoryShape | null>(list?.category ?? null, (a, b) => a?.id === b?.id);
  const [location, setLocation] = useFollowing<Location>(
    list ? (placeOf(list.fields, list.city) ?? noLocation) : stored,
    sameJson,
  );
  const [days, setDays] = useFollowing<Days>(
    list?.fields.from ? { from: list.fields.from, to: list.fields.to ?? list.fields.from } : {},
    sameJson,
  );
  const [asking, setAsking] = useState(false);
  const [touched, setTouched] = useState(false);
  const [finding, setFinding] = useState(false);
  const unknown = list?.fields.place ?? '';
  const { data: unknownMeant } = useQuery({ ...placeQuery(api, unknown), enabled: unknown !== '' });
  const [wrongPlace, setWrongPlace] = useFollowing<string | null>(
    unknown ? placeProblemText(words, locale, unknown, unknownMeant) : null,
  );
  const where = useRef<HTMLInputElement>(null);
  const nameOf = (one: Location) => fieldName(t, one);
  const [placeText, setPlaceText] = usePlaceText(where, nameOf(location) || unknown);
  const { data: categories = [] } = useQuery({ ...categoriesQuery(api), enabled: touched });
  const settled = useDebounced(term.trim());
  const { data: suggested = [] } = useQuery({
    ...suggestQuery(api, settled),
    enabled: touched && settled.length >= leastCharacters,
  });
  const live = list !== null && shape === 'bar';

  type Wanted = Readonly<{
    term?: string | null;
    category?: Pick<CategoryShape, 'id' | 'url'> | null;
    location?: Location;
    days?: Days;
  }>;
  const go = (wanted: Wanted = {}) => {
    const { from, to } = wanted.days ?? days;
    // Turn on the availability filter for newly selected dates; a chip can turn the filter off.
    const chosen = from !== undefined && (from !== list?.fields.from || to !== list.fields.to);
    const fields = changed(list?.fields ?? {}, {
      from,
      to,
      ...(from ? chosen && { freeDays: true } : { freeDays: undefined }),
    });
    onDone?.();
    void navigate(
      addressOf({
        term: wanted.term === undefined ? term : wanted.term,
        category: wanted.category === undefined ? category : wanted.category,
        location: wanted.location ?? location,
        fields,
      }),
    );
  };
  const take = (next: Location) => {
    setWrongPlace(null);
    setPlaceText(nameOf(next));
    setLocation(next);
    locationStore.set(next);
  };
  const place = (next: Location) => {
    take(next);
    if (live) go({ location: next, term: list.term });
  };
  const refuse = (problem: string) => {
    setWrongPlace(problem);
    where.current?.focus();
  };
  /** Use the typed text even if the user selected no suggestion. */
  const typedLocation = async (): Promise<Location | null> => {
    const typed = placeText.trim();
    if (typed === nameOf(location)) return location;
    if (typed === '') return noLocation;
    const meant = await resolvePlace(queries, api, typed);
    const next = understood(location, meant);
    if (!next) refuse(placeProblemText(words, locale, typed, meant));
    return next;
  };
  const search = async (text: string) => {
    if (finding) return;
    setFinding(true);
    try {
      const next = await typedLocation();
      if (!next) return;
      if (next !== location) take(next);
      go({ location: next, term: text });
    } catch (error) {
      refuse(errorText(words, error));
    } finally {
      setFinding(false);
    }
  };

  const takeDays = (next: Days) => {
    setAsking(false);
    setDays(next);
    if (live) go({ days: next, term: list.term });
  };

  return (
    <>
      <form
        role="search"
        aria-label={t('search.form')}
        action={toLocal('/search', locale)}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void search(term);
        }}
        className={cx('relative flex', frames[shape], className)}
      >
        <WhatField
          className={cx('min-w-0 flex-[1.15]', segments[shape], ring)}
          name={plainNames.term}
          term={term}
          onTerm={(text) => {
            setTouched(true);
            setTerm(text);
          }}
          category={category}
          categories={categories}
          words={suggested}
          onSearch={(text) => {
            setTerm(text);
            void search(text);
          }}
          onCategory={(chosen) => {
            setCategory(chosen);
            setTerm('');
            go({ term: null, category: chosen });
          }}
          onRemoveCategory={() => {
            setCategory(null);
            if (live) go({ category: null, term: list.term });
          }}
        />
        <WhereField
          ref={where}
          className={cx('min-w-0 flex-[1.2]', segments[shape], ring)}
          name={plainNames.where}
          location={location}
          text={placeText}
          error={wrongPlace ?? undefined}
          onLocation={place}
          onText={(text) => {
            setPlaceText(text);
            setWrongPlace(null);
          }}
        />
        <WhenField
          className={cx('min-w-0 flex-1 noscript:hidden', segments[shape])}
          from={days.from ?? null}
          to={days.to ?? null}
          onAsk={() => setAsking(true)}
        />
        <PlainDays className={segments[shape]} days={days} />
        <HiddenFields list={list} category={category} named={nameOf(location)} location={location} />
        <button
          type="submit"
          aria-label={t('search.go')}
          {...(finding ? { 'aria-disabled': true } : {})}
          className={cx(
            'flex shrink-0 items-center justify-center gap-2 border-0 bg-teal font-bold text-white transition-colors hover:bg-teal-deep',
            buttons[shape],
          )}
        >
          {finding ? <Spinner label={t('ui.busy')} /> : <Icon icon={Search} size={shape === 'bar' ? 22 : 26} />}
          {shape !== 'bar' && (
            <span aria-hidden className={shape === 'hero' ? 'md:hidden' : ''}>
              {t('search.go')}
            </span>
          )}
        </button>
      </form>
      <WhenDialog
        open={asking}
        onClose={() => setAsking(false)}
        from={days.from ?? null}
        to={days.to ?? null}
        onDays={takeDays}
      />
    </>
  );
}
