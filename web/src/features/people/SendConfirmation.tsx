import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { Button } from '../../ui/Button.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';

const languages = ['de', 'en', 'nl'] as const satisfies readonly Locale[];

export function SendConfirmation() {
  const { t } = useTranslation('people');
  const api = useApi();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Locale>(locale);
  const typed = email.trim();
  return (
    <>
      <Button variant="ghost" small className="mt-3" onClick={() => setOpen(true)}>
        {t('confirmation.open')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('confirmation.title')}
        text={t('confirmation.text')}
        action={t('confirmation.open')}
        check={() => (typed === '' ? [{ id: 'email', text: t('confirmation.emailMissing') }] : [])}
        send={async (reason, options) => {
          await api.post('/person_confirmation', { body: { email: typed, language, reason } }, options);
          setOpen(false);
          setEmail('');
          toasts.show('success', t('confirmation.done'));
        }}
      >
        {(errorAt) => (
          <>
            <TextField
              id="email"
              type="email"
              label={t('confirmation.email')}
              value={email}
              maxLength={200}
              autoComplete="off"
              error={errorAt('email')}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Select
              id="language"
              label={t('confirmation.language')}
              value={language}
              onChange={({ target: { value } }) => setLanguage(languages.find((one) => one === value) ?? locale)}
              options={languages.map((value) => ({ value, label: t(`confirmation.languages.${value}`) }))}
            />
          </>
        )}
      </ReasonDialog>
    </>
  );
}
