import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { askDevice, roughly } from '../../lib/places/gps.js';
import { chosen, placeItems, type PlaceValue } from '../../lib/places/place.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';

/**
 * Finds town and postcode from the device's position, rounded to some hundred metres. Only town and postcode are
 * stored. Needs the namespace `address`.
 */
export function FromPosition({ onPlace }: Readonly<{ onPlace: (place: PlaceValue) => void }>) {
  const { t } = useTranslation('address');
  const api = useApi();
  const [said, setSaid] = useState('');
  const find = useAction({
    send: async (): Promise<string> => {
      const answer = await askDevice(navigator.geolocation);
      if (!answer.ok) return t(answer.code === 1 ? 'position.denied' : 'position.failed');
      const city = await api.get('/city', { query: roughly(answer.point) });
      const near = city.postal.filter(({ id }) => id === city.postal_id);
      const [item] = placeItems([{ ...city, postal: near }], '');
      if (!item) return t('position.nowhere');
      onPlace(chosen(item));
      const metres = number(Math.round(answer.accuracy));
      return t('position.found', { place: item.label, metres });
    },
    done: setSaid,
  });
  return (
    <div className="noscript:hidden">
      <Button variant="quiet" small busy={find.busy} onClick={() => void find.run()}>
        <Icon icon={LocateFixed} size={18} />
        {t('position.use')}
      </Button>
      <p role="status" className="mt-1 text-small text-muted empty:hidden">
        {find.problem ?? said}
      </p>
    </div>
  );
}
