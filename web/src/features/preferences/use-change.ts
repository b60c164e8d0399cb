import type { ChangePreferences } from '@lendring/contracts/notification/commands.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { preferencesMoved } from '../../api/preferences.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';

/**
 * Saves one preference at once and confirms it. Use one instance per control, so that controls do not wait for each
 * other.
 */
export const useChange = () => {
  const { t } = useTranslation('preferences');
  const api = useApi();
  const queries = useQueryClient();
  return useAction({
    loud: true,
    send: (changes: ChangePreferences, options) => api.patch('/notification_preference', { body: changes }, options),
    done: () => preferencesMoved(queries),
    said: () => t('saved'),
  });
};
