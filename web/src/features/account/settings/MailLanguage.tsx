import { useTranslation } from 'react-i18next';
import { localeCodes, locales } from '../../../i18n/locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { RadioCards } from '../../../ui/RadioCards.js';

export function MailLanguage({ language }: Pick<Profile, 'language'>) {
  const { t } = useTranslation('account');
  const api = useApi();
  const store = useSessionStore();
  const change = useAction({
    send: (next: Profile['language'], options) => api.patch('/profile', { body: { language: next } }, options),
    done: store.refresh,
    said: () => t('saved'),
    loud: true,
  });
  return (
    <RadioCards
      legend={t('settings.mails')}
      hideLegend
      hint={t('settings.mailsText')}
      value={change.busy ? (change.input ?? language) : language}
      onChange={(next) => void change.run(next)}
      options={localeCodes.map((value) => ({ value, label: locales[value].name }))}
      className="grid-cols-3! max-sm:grid-cols-1!"
    />
  );
}
