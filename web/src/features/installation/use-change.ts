import type { SettingShape } from '@lendring/contracts/http/installation.js';
import type { Setting } from '@lendring/contracts/installation/setting.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putSetting } from '../../api/settings.js';
import { useApi } from '../../lib/api-context.js';
import { refusalOf, type Refusal } from '../../lib/use-form.js';
import { toasts } from '../../ui/toasts.js';

type Setup = Readonly<{
  /** The part as it was when the form came: a change since then is somebody else's. */
  shown: SettingShape;
  /** The element of a field, by its path in the value, such as `texts.de`. */
  idOf: (path: string) => string | null;
  onChanged: () => void;
}>;

/** How a form of the settings is sent. */
export const useChange = ({ shown, idOf, onChanged }: Setup) => {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const [after] = useState(shown.number);
  return async (
    setting: Setting,
    options: Readonly<{ idempotencyKey: string }>,
    reason?: string,
  ): Promise<Refusal | undefined> => {
    try {
      await putSetting(
        queries,
        api,
        await api.patch(
          '/setting',
          { body: { setting, ...(reason?.trim() && { reason: reason.trim() }), after } },
          options,
        ),
      );
      toasts.show('success', t('settings.saved'));
      onChanged();
      return undefined;
    } catch (error) {
      // Words about the reason are at its field.
      return refusalOf(common, error, (path) => (path === 'reason' ? path : idOf(path.replace('setting.value.', ''))));
    }
  };
};
