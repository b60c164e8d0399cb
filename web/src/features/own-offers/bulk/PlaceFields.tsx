import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { ownPlacesQuery, placeLabel } from '../../../api/own-offers.js';
import { useTexts } from '../../../lib/page/use-texts.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Select } from '../../../ui/Select.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { profilePlace } from '../table/table-search.js';

const NewPlace = lazy(async () => ({ default: (await import('../../../parts/places/AddressEditor.js')).NewPlace }));

/** Value while a new place is being entered. */
export const NEW_PLACE = 'new';

type Props = Readonly<{
  /** Id of a place, {@link NEW_PLACE}, or the address of the profile. */
  value: string;
  onChange: (place: string) => void;
  problem: string | undefined;
}>;

/** Place of many offers: one of the owner's, or a new one, which is chosen once it is added. */
export function PlaceFields({ value, onChange, problem }: Props) {
  const { t } = useTranslation('offerTable');
  const { data: places = [] } = useQuery(ownPlacesQuery(useApi()));
  const options = [
    { value: profilePlace, label: t('profilePlace') },
    ...places.map((place) => ({ value: place.place_id, label: placeLabel(place) })),
  ];
  const hasRoom = places.length < limits.places;
  return (
    <div className="flex flex-col gap-4">
      <Select
        id="bulk-place"
        label={t('column.place')}
        hint={t('bulk.text.place')}
        value={value}
        options={hasRoom ? [...options, { value: NEW_PLACE, label: t('bulk.newPlace') }] : options}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === NEW_PLACE && (
        <Entry
          problem={problem}
          onAdded={(placeId) => {
            onChange(placeId);
            document.getElementById('bulk-place')?.focus();
          }}
        />
      )}
    </div>
  );
}

function Entry({ problem, onAdded }: Readonly<{ problem: string | undefined; onAdded: (placeId: string) => void }>) {
  const isReady = useTexts('address');
  const waiting = <Skeleton className="h-56 rounded-md" />;
  return <Suspense fallback={waiting}>{isReady ? <NewPlace onAdded={onAdded} error={problem} /> : waiting}</Suspense>;
}
