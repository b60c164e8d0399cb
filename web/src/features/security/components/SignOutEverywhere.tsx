import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { signOutHref } from '../../../lib/session/sign-in.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';

export function SignOutEverywhere({ go = (href) => location.assign(href) }: Readonly<{ go?: (href: string) => void }>) {
  const { t } = useTranslation('security');
  const api = useApi();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const ending = useAction({ send: () => api.delete('/session'), done: () => go(signOutHref(locale)) });
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('everywhere.do')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => void ending.run()}
        busy={ending.busy}
        title={t('everywhere.title')}
        action={t('everywhere.do')}
      >
        <p>{t('everywhere.ask')}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {ending.problem}
        </p>
      </ConfirmDialog>
    </>
  );
}
