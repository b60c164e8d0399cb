import { radiusSteps } from '@lendring/contracts/rules/distance.js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { Select } from '../../../ui/Select.js';
import { TownField } from '../../../parts/places/TownField.js';
import { usualRadius, type AdValues } from './model.js';

type Area = Pick<AdValues, 'city_id' | 'city' | 'radius'>;
type Props = Readonly<{ values: Area; error: string | undefined; change: (part: Partial<Area>) => void }>;

export function AreaFields({ values: { city_id: chosen, city, radius }, error, change }: Props) {
  const { t } = useTranslation('advertising');
  const { t: common } = useTranslation();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TownField
        id="city_id"
        optional
        label={t('form.town')}
        hint={t('form.townHint')}
        town={city}
        error={error}
        unknown={t('form.townUnknown')}
        onChoose={(town) => change({ city_id: town.id, city: town.city })}
      />
      {chosen !== '' && (
        <div className="flex flex-col items-start gap-2">
          <Select
            id="radius"
            label={common('search.radius')}
            value={String(radius)}
            onChange={({ target: { value } }) =>
              change({ radius: radiusSteps.find((step) => String(step) === value) ?? usualRadius })
            }
            options={radiusSteps.map((km) => ({ value: String(km), label: t('form.radius', { km }) }))}
          />
          <Button small variant="ghost" onClick={() => change({ city_id: '', city: '', radius: usualRadius })}>
            {t('form.townRemove')}
          </Button>
        </div>
      )}
    </div>
  );
}
