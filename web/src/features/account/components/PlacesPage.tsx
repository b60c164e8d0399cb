import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { useAction } from '../../../lib/use-action.js';
import { addressLine, dropOwnPlace, ownPlacesQuery } from '../../../api/own-places.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton, SkeletonText } from '../../../ui/Skeleton.js';
import { toasts } from '../../../ui/toasts.js';
import { useProfile } from '../use-profile.js';
import { AccountFrame } from './AccountFrame.js';

/** The fields of an address come when somebody adds one. */
const NewPlace = lazy(async () => ({ default: (await import('../../../ui/NewPlace.js')).NewPlace }));

/** Other addresses somebody lends from: which there are, another one, and one less. A place never changes (ADR 27). */
export function PlacesPage() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const api = useApi();
  const profile = useProfile();
  const { data: places, error, refetch } = useQuery(ownPlacesQuery(api));
  const [adding, setAdding] = useState(false);
  const all = useRef<HTMLElement>(null);
  const added = () => {
    setAdding(false);
    toasts.show('success', t('places.added'));
    all.current?.focus();
  };
  return (
    <AccountFrame title={t('places.title')} intro={t(profile?.commercial ? 'places.introCommercial' : 'places.intro')}>
      {error && !places && (
        <EmptyState
          title={t('places.failed')}
          picture="ring"
          actions={<Button onClick={() => void refetch()}>{common('error.retry')}</Button>}
        >
          <p role="alert">{errorText(common, error)}</p>
        </EmptyState>
      )}
      {!places && !error && <SkeletonText lines={3} />}
      {places && (
        <section
          ref={all}
          tabIndex={-1}
          aria-label={t('places.title')}
          className="flex max-w-[720px] flex-col gap-6 outline-none"
        >
          {places.length > 0 && <PlaceList places={places} onRemoved={() => all.current?.focus()} />}
          {places.length === 0 && !adding && (
            <EmptyState
              title={t('places.none')}
              picture="house"
              actions={<Button onClick={() => setAdding(true)}>{t('places.add')}</Button>}
            >
              <p>{t('places.noneText')}</p>
            </EmptyState>
          )}
          {adding && (
            <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
              <NewPlace onAdded={added} />
              <Button variant="quiet" className="self-start" onClick={() => setAdding(false)}>
                {common('ui.cancel')}
              </Button>
            </Suspense>
          )}
          {!adding && places.length >= limits.places && (
            <p className="text-muted">{t('places.full', { count: limits.places })}</p>
          )}
          {!adding && places.length > 0 && places.length < limits.places && (
            <Button variant="ghost" className="self-start" onClick={() => setAdding(true)}>
              {t('places.add')}
            </Button>
          )}
        </section>
      )}
    </AccountFrame>
  );
}

function PlaceList({ places, onRemoved }: Readonly<{ places: readonly OwnPlaceShape[]; onRemoved: () => void }>) {
  const { t } = useTranslation('account');
  const api = useApi();
  const queries = useQueryClient();
  const [going, setGoing] = useState<OwnPlaceShape | null>(null);
  const remove = useAction({
    send: ({ place_id }: OwnPlaceShape, options) => api.delete('/profile_place/{id}', { id: place_id }, options),
    done: (_, { place_id }) => {
      dropOwnPlace(queries, api, place_id);
      setGoing(null);
      onRemoved();
    },
    said: () => t('places.removed'),
  });
  const close = () => {
    setGoing(null);
    remove.forget();
  };
  return (
    <>
      <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
        {places.map((place) => (
          <li key={place.place_id} className="flex min-h-16 items-center gap-4 px-5 py-3">
            <Icon icon={MapPin} className="shrink-0 text-teal" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block font-bold">{place.street}</span>
              <span className="text-base text-muted">{`${place.postal} ${place.city}`.trim()}</span>
            </span>
            <Button variant="danger" small onClick={() => setGoing(place)}>
              {t('places.remove')}
              <span className="sr-only">: {addressLine(place)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={going !== null}
        onClose={close}
        onConfirm={() => {
          if (going) void remove.run(going);
        }}
        busy={remove.busy}
        title={t('places.removeTitle')}
        action={t('places.removeAction')}
      >
        <p className="wrap-anywhere">{going && t('places.removeText', { place: addressLine(going) })}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {remove.problem}
        </p>
      </ConfirmDialog>
    </>
  );
}
