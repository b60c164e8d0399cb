import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { useQueryClient } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine, dropOwnPlace, placeLabel, ownPlaceName } from '../../../api/own-offers.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Icon } from '../../../ui/Icon.js';
import { Tag } from '../../../ui/Tag.js';
import { PlaceNameDialog } from './PlaceNameDialog.js';

type Props = Readonly<{ places: readonly OwnPlaceShape[]; profile: Profile; onRemoved: () => void }>;

export function PlaceList({ places, profile, onRemoved }: Props) {
  const { t } = useTranslation('account');
  const api = useApi();
  const queries = useQueryClient();
  const store = useSessionStore();
  const [going, setGoing] = useState<OwnPlaceShape | null>(null);
  const [naming, setNaming] = useState<OwnPlaceShape | null>(null);
  const remove = useAction({
    send: ({ place_id }: OwnPlaceShape, options) => api.delete('/profile_place/{id}', { id: place_id }, options),
    done: async (_, { place_id }) => {
      dropOwnPlace(queries, api, place_id);
      await store.refresh();
      setGoing(null);
      onRemoved();
    },
    said: () => t('places.removed'),
  });
  const begin = useAction({
    send: (primary_place_id: string | null, options) => api.patch('/profile', { body: { primary_place_id } }, options),
    done: store.refresh,
    said: () => t('saved'),
    loud: true,
  });
  const close = () => {
    setGoing(null);
    remove.forget();
  };
  const main = profile.address && { ...profile.address, place_id: null, name: null };
  return (
    <>
      <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
        {[...(main ? [main] : []), ...places].map((place) => (
          <li
            key={place.place_id}
            className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <Icon icon={MapPin} className="shrink-0 text-teal" />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-bold empty:hidden">{place.name ?? place.street}</span>
              <span className="text-base text-muted">
                {place.name === null ? `${place.postal} ${place.city}`.trim() : addressLine(place)}
              </span>
              {place.place_id === null && <span className="block text-small text-muted">{t('places.isMain')}</span>}
            </span>
            <span className="flex flex-wrap items-center gap-2 max-sm:col-start-2">
              {profile.primary_place_id === place.place_id ? (
                <Tag>{t('places.primary')}</Tag>
              ) : (
                <Button variant="quiet" small onClick={() => void begin.run(place.place_id)}>
                  {t('places.makePrimary')}
                  <span className="sr-only">: {ownPlaceName(place)}</span>
                </Button>
              )}
              {place.place_id !== null && (
                <Button variant="quiet" small onClick={() => setNaming(place)}>
                  {t(place.name === null ? 'places.name' : 'places.rename')}
                  <span className="sr-only">: {ownPlaceName(place)}</span>
                </Button>
              )}
              {place.place_id !== null && (
                <Button variant="danger" small onClick={() => setGoing(place)}>
                  {t('places.remove')}
                  <span className="sr-only">: {ownPlaceName(place)}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {naming && <PlaceNameDialog key={naming.place_id} place={naming} onClose={() => setNaming(null)} />}
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
        <p className="wrap-anywhere">{going && t('places.removeText', { place: placeLabel(going) })}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {remove.problem}
        </p>
      </ConfirmDialog>
    </>
  );
}
