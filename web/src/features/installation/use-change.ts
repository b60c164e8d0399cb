import type { SettingShape } from '@lendring/contracts/http/installation.js';
import type { Setting } from '@lendring/contracts/installation/setting.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putSetting } from '../../api/settings.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { refusalOf, type Refusal } from '../../lib/forms/use-form.js';
import { toasts } from '../../ui/toasts.js';

type Setup = Readonly<{
  /** Base version when the form was opened, to detect concurrent changes. */
  shown: SettingShape;
  /** Element id of the field at a path in the value, such as `texts.de`. */
  idOf: (path: string) => string | null;
  onChanged: (now: SettingShape) => void;
}>;

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
      const body = { setting, ...(reason?.trim() && { reason: reason.trim() }), after };
      const now = await api.patch('/setting', { body }, options);
      await putSetting(queries, api, now);
      toasts.show('success', t('settings.saved'));
      onChanged(now);
      return undefined;
    } catch (error) {
      return refusalOf(common, error, (path) => (path === 'reason' ? path : idOf(path.replace('setting.value.', ''))));
    }
  };
};
