import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Switch } from '../../../ui/Switch.js';

const parts = ['answer_time', 'loans', 'search_engines'] as const;

export function PrivacySetting({ privacy }: Pick<Profile, 'privacy'>) {
  const { t } = useTranslation('account');
  const api = useApi();
  const store = useSessionStore();
  const change = useAction({
    send: (next: Profile['privacy'], options) => api.patch('/profile', { body: { privacy: next } }, options),
    done: store.refresh,
    said: () => t('saved'),
    loud: true,
  });
  const shown = change.busy ? (change.input ?? privacy) : privacy;
  return (
    <div className="flex flex-col gap-4">
      {parts.map((part) => (
        <Switch
          key={part}
          label={<span className="font-semibold">{t(`settings.privacy.${part}`)}</span>}
          hint={t(`settings.privacy.${part}_text`)}
          checked={shown[part]}
          onChange={(on) => void change.run({ ...privacy, [part]: on })}
          disabled={change.busy}
        />
      ))}
    </div>
  );
}
