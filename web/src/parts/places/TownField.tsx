import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { citiesQuery } from '../../api/places.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { least, placeTerm } from '../../lib/places/place.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useSession } from '../../lib/session/session-context.js';
import { Button } from '../../ui/Button.js';
import { Combobox } from '../../ui/Combobox.js';
import { useDebounced } from '../../ui/use-typed-text.js';

export type Town = Readonly<{ id: string; city: string }>;

type Props = Readonly<{
  id: string;
  label: string;
  town: string;
  hint?: string | undefined;
  optional?: boolean;
  error?: string | undefined;
  unknown: string;
  onChoose: (town: Town) => void;
}>;

export function TownField({ id, label, town, hint, optional = false, error, unknown, onChoose }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const [typed, setTyped] = useState<string | null>(null);
  const text = (typed ?? '').trim();
  const settled = useDebounced(text);
  const asked = settled === text && settled.length >= least ? placeTerm(settled) : '';
  const { data: cities = [], isSuccess } = useQuery(citiesQuery(api, asked));
  const towns = asked
    ? cities.map(({ id: cityId, city, district, region }) => ({
        id: cityId,
        label: city,
        detail: [district, region].filter(Boolean).join(', '),
        icon: MapPin,
      }))
    : [];
  const choose = ({ id: cityId, label: city }: Readonly<{ id: string; label: string }>) => {
    setTyped(null);
    onChoose({ id: cityId, city });
  };
  return (
    <div onBlur={() => setTyped(null)}>
      <Combobox
        id={id}
        label={optional ? `${label} ${t('ui.optional')}` : label}
        value={typed ?? town}
        field={{ hint, error }}
        suggestions={towns}
        empty={asked && isSuccess && towns.length === 0 ? unknown : undefined}
        onChange={setTyped}
        onChoose={choose}
        onSubmit={() => {
          if (towns[0] && towns.length === 1) choose(towns[0]);
        }}
      />
    </div>
  );
}

type RemovableProps = Omit<Props, 'onChoose'> &
  Readonly<{
    /** Text of the button that empties the field; null if there is nothing to remove. */
    remove: string | null;
    onChange: (town: Town | null) => void;
  }>;

export function RemovableTownField({ remove, onChange, ...field }: RemovableProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full max-w-[360px]">
        <TownField {...field} onChoose={onChange} />
      </div>
      {remove !== null && (
        <Button type="button" small variant="ghost" onClick={() => onChange(null)}>
          {remove}
        </Button>
      )}
    </div>
  );
}

/** Town of the signed-in user's address. */
export const useHomeTown = (): Town | null => {
  const session = useSession();
  const home = session.status === 'in' ? session.profile.address : null;
  return home && { id: home.city_id, city: home.city };
};
