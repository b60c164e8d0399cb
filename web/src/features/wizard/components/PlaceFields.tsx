import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { addressLine, ownPlacesQuery } from '../../../api/own-offers.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import type { ThingPlace } from '../model/terms.js';
import { FormSection } from '../StepFrame.js';

const NewPlace = lazy(async () => ({ default: (await import('../../../parts/places/AddressEditor.js')).NewPlace }));

type Props = Readonly<{ value: ThingPlace; onChange: (value: ThingPlace) => void; error: string | undefined }>;
const profile = 'profile';
const other = 'other';

export function PlaceFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  const session = useSession();
  const { data: places = [] } = useQuery(ownPlacesQuery(useApi()));
  const me = session.status === 'in' ? session.profile : null;
  const choose = (choice: string) =>
    onChange(
      choice === other
        ? { ...value, entering: true }
        : { place_id: choice === profile ? null : choice, entering: false },
    );
  return (
    <FormSection
      id="part-place"
      title={t('place.title')}
      intro={t(me?.commercial ? 'place.introCommercial' : 'place.intro')}
    >
      <RadioCards
        id="thing-place"
        legend={t('place.title')}
        hideLegend
        value={value.entering ? other : (value.place_id ?? profile)}
        onChange={choose}
        className="max-w-[720px] grid-cols-1! sm:grid-cols-2!"
        options={[
          {
            value: profile,
            label: t('place.profile'),
            detail: me?.address ? addressLine(me.address) : t('place.profileLater'),
          },
          ...places.map((place) => ({
            value: place.place_id,
            label: place.name ?? place.street,
            detail: place.name === null ? `${place.postal} ${place.city}`.trim() : addressLine(place),
          })),
          { value: other, label: t('place.other'), detail: t('place.otherDetail') },
        ]}
      />
      {value.entering && (
        <Suspense fallback={<Skeleton className="h-56 max-w-[720px] rounded-md" />}>
          <NewPlace onAdded={(place_id) => onChange({ place_id, entering: false })} error={error} />
        </Suspense>
      )}
    </FormSection>
  );
}
