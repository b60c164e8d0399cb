import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { noLocation } from '@lendring/contracts/place/location.js';
import { nearestQuery, withinQuery } from '../../../api/offer-search.js';
import { number } from '../../../i18n/format.js';
import { locales } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { Button } from '../../../ui/Button.js';
import { buttonLook } from '../../../ui/button-look.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { addressOf, addressOfList, filtersOn, type List, questionOf } from '../model/list.js';
import { locationStore } from '../model/location-store.js';
import { placeOf, radiusAround } from '../model/where.js';
import { useChange } from './SortMenu.js';
import { useUnfiltered } from './ResultsHead.js';
import { useIsOn } from '../../../lib/installation/features.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

/** Whether the term has the format of a German or Dutch postcode. */
const isPostalCode = (term: string): boolean => /^\s*(?:\d{5}|\d{4}\s?[a-z]{2})\s*$/i.test(term);

export function EmptyResults({
  list,
  trail,
  meant,
}: Readonly<{ list: List; trail: readonly CategoryShape[]; meant: OfferSearchShape['meant'] }>) {
  const { t } = useTranslation(['search', 'common']);
  const change = useChange(list);
  const isOn = useIsOn();
  const locale = useLocale();
  const { fields } = list;
  const place = placeOf(fields, list.city) ?? noLocation;
  // Suggest only a radius that contains results.
  const api = useApi();
  const { data: nearest, isLoading: isLocating } = useQuery({
    ...nearestQuery(api, questionOf(list)),
    enabled: place.mode !== 'none' && !fields.box,
  });
  const km = nearest?.distance_km ?? null;
  const wider = km === null ? null : radiusAround(km, place.radius);
  const { data: count, isLoading: isCounting } = useQuery({
    ...withinQuery(api, questionOf(list), wider ?? 0),
    enabled: wider !== null,
  });
  const isFiltered = filtersOn(fields).length > 0;
  const { list: unfiltered, found: without } = useUnfiltered(list, true);
  const others = without?.total;
  const ways = [
    list.term && t('empty.ways.word'),
    (isLocating || wider !== null) && t('empty.ways.radius'),
    isFiltered && others !== 0 && t('empty.ways.filters'),
  ].filter((way) => typeof way === 'string');
  const parent = trail.at(-1);
  const term = meant?.place ? meant.text : list.term;
  return (
    <div className="py-8">
      <EmptyState
        picture="magnifier"
        title={t('empty.title')}
        actions={
          <>
            {fields.box && <Button onClick={() => change({ box: undefined })}>{t('map.leaveBox')}</Button>}
            {(isLocating || isCounting) && <Skeleton className="h-12 w-64 rounded-full!" />}
            {wider !== null && count !== undefined && (
              <Button onClick={() => change({ radius: wider })}>
                {t('empty.wider', { km: wider, number: number(count) })}
              </Button>
            )}
            {isFiltered && others !== 0 && (
              <Link
                {...addressOfList(unfiltered, unfiltered.fields)}
                resetScroll={false}
                className={buttonLook({ variant: 'ghost' })}
              >
                {t('empty.withoutFilters')}
                {others !== undefined && ` (${number(others)})`}
              </Link>
            )}
            {(place.mode !== 'none' || meant?.place) && (
              <Link
                {...addressOf({ term, category: list.category, location: noLocation, fields })}
                onClick={() => locationStore.set(noLocation)}
                className={buttonLook({ variant: 'ghost' })}
              >
                {t('empty.everywhere')}
              </Link>
            )}
            {parent && !list.term && (
              <ButtonLink variant="ghost" to="/category/$" params={{ _splat: parent.url }}>
                {t('empty.inParent', { category: parent.title })}
              </ButtonLink>
            )}
            {list.fields.group === undefined && isOn('wanted') && (
              <ButtonLink variant="ghost" to="/wanted/create" search={list.term ? { title: list.term } : {}}>
                {t('empty.wanted')}
              </ButtonLink>
            )}
            <ButtonLink variant="ghost" to="/categories">
              {t('empty.categories')}
            </ButtonLink>
          </>
        }
      >
        {list.term && !meant && isPostalCode(list.term)
          ? t('common:search.codeUnknown', { place: list.term })
          : ways.length > 0 &&
            t('empty.text', { ways: new Intl.ListFormat(locales[locale].iso, { type: 'disjunction' }).format(ways) })}
      </EmptyState>
    </div>
  );
}
