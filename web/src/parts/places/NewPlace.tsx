import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { putOwnPlace } from '../../api/own-places.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { AddressEditor } from './AddressEditor.js';

type Props = Readonly<{ onAdded: (placeId: string) => void; error?: string | undefined }>;

export function NewPlace({ onAdded, error }: Props) {
  const { t } = useTranslation('address');
  const api = useApi();
  const queries = useQueryClient();
  return (
    <AddressEditor
      label={t('newPlace')}
      action={t('takePlace')}
      error={error}
      save={async (body, options) => {
        const added = await api.post('/profile_place', { body }, options);
        putOwnPlace(queries, api, added);
        onAdded(added.place_id);
      }}
    />
  );
}
