import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { noLocation } from '@lendring/contracts/place/location.js';
import { NO_RADIUS } from '@lendring/contracts/rules/distance.js';
import { quoted } from '@lendring/contracts/rules/quoted.js';
import { firstQuery } from '../../../api/offer-search.js';
import { number } from '../../../i18n/format.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.js';
import { chipLook } from '../../../ui/Chip.js';
import {
  addressOf,
  addressOfList,
  filtersOn,
  type List,
  questionOf,
  withFields,
  withoutFilters,
} from '../model/list.js';
import { meantWords } from './heading.js';

type Props = Readonly<{ list: List; trail: readonly CategoryShape[]; below: readonly CategoryShape[] }>;

const inCategory = (list: List, category: CategoryShape) =>
  list.route === 'category'
    ? addressOfList({ ...list, category }, { ...list.fields, page: undefined } as List['fields'])
    : addressOfList(list, { ...list.fields, category: category.id, page: undefined } as List['fields']);

export function CategoryTrail({ list, trail }: Omit<Props, 'below'>) {
  const { t } = useTranslation();
  if (!list.category) return null;
  return (
    <Breadcrumbs
      items={[
        <Link key="all" to="/categories">
          {t('frame.categories')}
        </Link>,
        ...trail.map((one) => (
          <Link key={one.id} {...inCategory(list, one)}>
            {one.title}
          </Link>
        )),
        list.category.title,
      ]}
    />
  );
}

export function GroupTrail({ group }: Readonly<{ group: Pick<GroupShape, 'group_id' | 'name'> }>) {
  const { t } = useTranslation('search');
  return (
    <Breadcrumbs
      items={[
        <Link key="group" to="/group/$groupId" params={{ groupId: group.group_id }} className="wrap-anywhere">
          {group.name}
        </Link>,
        t('heading.everything'),
      ]}
    />
  );
}

export function CategoryBelow({ list, below }: Omit<Props, 'trail'>) {
  const { t } = useTranslation('search');
  if (below.length === 0) return null;
  return (
    <nav
      aria-label={t('subcategories')}
      className="-mx-[18px] flex gap-2 overflow-x-auto px-[18px] pt-1 pb-2 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {below.map((one) => (
        <Link
          key={one.id}
          {...inCategory(list, one)}
          className={`${chipLook()} border-transparent! bg-tint! text-teal-deep!`}
        >
          {one.title}
        </Link>
      ))}
    </nav>
  );
}

export const useUnfiltered = (
  list: List,
  enabled: boolean,
): Readonly<{ list: List; found: OfferSearchShape | undefined }> => {
  const unfiltered = withFields(list, withoutFilters(list.fields));
  const isFiltered = filtersOn(list.fields).length > 0;
  const api = useApi();
  const { data: found } = useQuery({ ...firstQuery(api, questionOf(unfiltered)), enabled: enabled && isFiltered });
  return { list: unfiltered, found };
};

/** Corrected spellings of search words; empty if there are none. */
export const mendedWords = (t: AnyText, { total, mended }: Pick<OfferSearchShape, 'total' | 'mended'>): string => {
  const words = mended.map(({ meant }) => t('search:heading.quoted', { term: meant })).join(', ');
  return words && total > 0 ? t('search:meant.mended', { words }) : '';
};

type Taken = Pick<OfferSearchShape, 'meant' | 'total' | 'only_mentioned'>;

const fitsBetter = (others: Taken, than: Taken): boolean =>
  others.total > 0 &&
  ((than.only_mentioned && !others.only_mentioned) ||
    (others.meant?.left_out.length ?? 0) < (than.meant?.left_out.length ?? 0));

const FREE = 5;
const PIGGY_BANK = 6;

/** Explains pay-what-you-like offers among free ones (flag `forfree` in the spec); empty if there are none. */
export const piggyBankWords = (
  t: AnyText,
  { fields }: Pick<List, 'fields'>,
  { offers }: Readonly<{ offers: readonly Pick<OfferSearchShape['offers'][number], 'pricing'>[] }>,
): string => {
  const isUnexpected = offers.some(({ pricing }) => {
    const types = pricing.map(({ paymenttype_id: id }) => id);
    return types.includes(PIGGY_BANK) && !types.includes(FREE);
  });
  return fields.free && isUnexpected ? t('search:meant.piggyBank') : '';
};

/**
 * Explains how the search words were interpreted, if not literally. A recognised place can be accepted as the place or
 * turned back into a search word, and filters that may hide results can be removed.
 */
export function MeantNote({ list, found }: Readonly<{ list: List; found: Taken }>) {
  const t = useAnyText();
  const { meant, total, only_mentioned: isMentioned } = found;
  const mayBeHidden = total > 0 && (isMentioned || (meant !== null && meant.left_out.length > 0));
  const { list: unfiltered, found: others } = useUnfiltered(list, mayBeHidden);
  const said = meantWords(t, list, found);
  if (!said) return null;
  const place = meant?.place;
  const there = (at: NonNullable<typeof place>) =>
    addressOf({
      term: meant?.text ?? null,
      category: list.category,
      fields: list.fields,
      location: {
        mode: 'city',
        city: { id: at.city_id, city: at.label, cityUrl: at.city_url },
        postal: at.postal_id === null ? null : { id: at.postal_id, postal: '' },
        entireCity: at.postal_id === null,
        radius: NO_RADIUS,
      },
    });
  return (
    <p className="mb-3 text-muted">
      {said}
      {meant && place && (
        <>
          {' '}
          <Link {...there(place)} className="font-semibold">
            {t('search:meant.choose', { place: place.label })}
          </Link>
          {list.term && meant.words_total > 0 && (
            <>
              {' · '}
              <Link
                {...addressOf({
                  term: quoted(list.term),
                  category: list.category,
                  fields: list.fields,
                  location: noLocation,
                })}
                className="font-semibold"
              >
                {t('search:meant.words', { number: number(meant.words_total) })}
              </Link>
            </>
          )}
        </>
      )}
      {others && (others.total > total || fitsBetter(others, found)) && (
        <>
          {' '}
          <Link {...addressOfList(unfiltered, unfiltered.fields)} resetScroll={false} className="font-semibold">
            {t('search:empty.withoutFilters')} ({number(others.total)})
          </Link>
        </>
      )}
    </p>
  );
}
