import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { openingDaysQuery, putOpeningDays } from '../../../api/account.js';
import { addressLine, ownPlacesQuery, placeLabel } from '../../../api/own-offers.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useForm } from '../../../lib/forms/use-form.js';
import type { Profile } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Select } from '../../../ui/Select.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { toasts } from '../../../ui/toasts.js';
import { AccountFrame } from '../components/AccountFrame.js';
import { FormCard } from '../../../parts/account/FormCard.js';
import { useGoBack, useProfile } from '../use-profile.js';
import { ClosedHandovers } from './ClosedHandovers.js';
import { Exceptions } from './Exceptions.js';
import {
  hoursCalls,
  hoursProblems,
  hoursValues,
  isForRepliesOnly,
  type HoursCall,
  type PlaceHours,
  withHours,
} from './hours-form.js';
import { hoursOf } from './week.js';
import { WeekFields } from './WeekFields.js';

/** Days and hours of pick-up and return, per place, with their exceptions (spec §3, opening days). */
export function OpeningHoursPage({ returnTo }: Readonly<{ returnTo: string | undefined }>) {
  const { t } = useTranslation('openingDays');
  const { t: common } = useTranslation();
  const api = useApi();
  const profile = useProfile();
  const { data: days, error, refetch } = useQuery(openingDaysQuery(api));
  const { data: places, error: placesError, refetch: refetchPlaces } = useQuery(ownPlacesQuery(api));
  const failed = error ?? placesError;
  return (
    <AccountFrame title={t('title')} intro={t(profile?.commercial ? 'introCommercial' : 'intro')}>
      {failed && !(days && places) ? (
        <EmptyState
          title={t('failed')}
          picture="ring"
          actions={
            <Button onClick={() => void Promise.all([refetch(), refetchPlaces()])}>{common('error.retry')}</Button>
          }
        >
          <p role="alert">{errorText(common, failed)}</p>
        </EmptyState>
      ) : profile && days && places ? (
        <div className="flex max-w-[640px] flex-col gap-10">
          <HoursForm profile={profile} days={days} places={places} returnTo={returnTo} />
          <Exceptions days={days} places={places} />
        </div>
      ) : (
        <SkeletonText lines={7} />
      )}
    </AccountFrame>
  );
}

type Props = Readonly<{
  profile: Profile;
  days: OpeningDaysShape;
  places: readonly OwnPlaceShape[];
  returnTo: string | undefined;
}>;

function HoursForm({ profile, days, places, returnTo }: Props) {
  const { t } = useTranslation('openingDays');
  const api = useApi();
  const queries = useQueryClient();
  const store = useSessionStore();
  const goBack = useGoBack(returnTo);
  // Id of the place on display, or `main`.
  const [at, setAt] = useState('main');
  const repliesOnly = isForRepliesOnly(days);
  const saved = hoursValues(
    days,
    places.map(({ place_id: id }) => id),
  );
  const options = [
    { value: 'main', label: profile.address ? t('mainAt', { place: addressLine(profile.address) }) : t('main') },
    ...places.map((place) => ({ value: place.place_id, label: placeLabel(place) })),
  ];
  const send = (call: HoursCall) =>
    call.kind === 'set'
      ? api.patch('/opening_days', { body: { place_id: call.placeId, opening_hours: call.openingHours } })
      : api.delete('/opening_days_place/{id}', { id: call.placeId });
  const form = useForm({
    initial: saved,
    check: (values) =>
      hoursProblems(values).map(({ at: where, day, problem }) =>
        where === at
          ? { id: `week-${day}`, text: t(`problem.${problem}`) }
          : { id: 'at', text: t('problem.elsewhere', { place: options.find(({ value }) => value === where)?.label }) },
      ),
    lenient: true,
    send: async (values) => {
      for (const call of hoursCalls(saved, values, repliesOnly)) putOpeningDays(queries, api, await send(call));
      await store.refresh();
      // Show a toast and stay on the page after saving, unless another page linked here.
      if (returnTo === undefined) toasts.show('success', t('saved'));
      else goBack();
      return undefined;
    },
  });
  const { hours } = form.values;
  const { own, week } = hours[at] ?? { own: false, week: [] };
  const put = (next: Partial<PlaceHours>) => form.change({ hours: { ...hours, [at]: { own, week, ...next } } });
  const none = hoursOf(week) === null;
  return (
    <section aria-labelledby="week-title" className="flex flex-col gap-4">
      <h2 id="week-title" className="text-h3">
        {t('week')}
      </h2>
      {repliesOnly && <p className="rounded-md bg-sun p-4">{t('repliesOnly')}</p>}
      <FormCard form={form} label={t('week')} {...(returnTo === undefined ? {} : { action: t('goOn') })}>
        {places.length > 0 && (
          <Select
            id="at"
            label={t('place')}
            value={at}
            error={form.errorAt('at')}
            options={options}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
        {at !== 'main' && (
          <RadioCards
            legend={t('which')}
            className="sm:grid-cols-2"
            options={[
              { value: 'main', label: t('asMain') },
              { value: 'own', label: t('own') },
            ]}
            value={own ? 'own' : 'main'}
            onChange={(which) => put({ own: which === 'own' })}
          />
        )}
        {own && (
          <>
            <p role="status" className="text-muted">
              {t(none ? 'alwaysOpen' : 'closedDays')}
            </p>
            <WeekFields
              week={week}
              onChange={(next) => put({ week: next })}
              problemOn={(day) => form.errorAt(`week-${day}`)}
            />
          </>
        )}
        {hoursProblems(form.values).length === 0 && (
          <ClosedHandovers before={days} after={withHours(days, form.values)} />
        )}
      </FormCard>
    </section>
  );
}
