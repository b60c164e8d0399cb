import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { useTexts } from '../../../i18n/use-texts.js';
import { Select } from '../../../ui/Select.js';
import { Skeleton } from '../../../ui/Skeleton.js';

const NewPlace = lazy(async () => ({ default: (await import('../../../parts/places/AddressEditor.js')).NewPlace }));

/** Value while a new place is being entered. */
export const NEW_PLACE = 'new';

type Props = Readonly<{
  /** The address of the profile first. */
  places: readonly Readonly<{ value: string; label: string }>[];
  value: string;
  onChange: (place: string) => void;
  problem: string | undefined;
}>;

/** Place of many offers: one of the owner's, or a new one, which is chosen once it is added. */
export function PlaceFields({ places, value, onChange, problem }: Props) {
  const { t } = useTranslation('offerTable');
  // The address of the profile does not count.
  const hasRoom = places.length <= limits.places;
  return (
    <div className="flex flex-col gap-4">
      <Select
        id="bulk-place"
        label={t('column.place')}
        hint={t('bulk.text.place')}
        value={value}
        options={hasRoom ? [...places, { value: NEW_PLACE, label: t('bulk.newPlace') }] : places}
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
