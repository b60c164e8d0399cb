import ShieldOff from 'lucide-react/icons/shield-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.js';
import { signOutHref } from '../../../lib/sign-in.js';
import { useAction } from '../../../lib/use-action.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { Words } from './Words.js';

/** Ends the sessions on all devices, and then this one. */
export function SignOutEverywhere({
  className,
  go = (href) => location.assign(href),
}: Readonly<{ className: string; go?: (href: string) => void }>) {
  const { t } = useTranslation('account');
  const api = useApi();
  const [open, setOpen] = useState(false);
  const ending = useAction({ send: () => api.delete('/session'), done: () => go(signOutHref) });
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={cx(className, 'w-full border-0 bg-transparent text-left')}
      >
        <Icon icon={ShieldOff} className="shrink-0 text-teal" />
        <Words title={t('setting.everywhere')} text={t('setting.everywhereText')} />
      </button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => void ending.run()}
        busy={ending.busy}
        title={t('setting.everywhereTitle')}
        action={t('setting.everywhere')}
      >
        <p>{t('setting.everywhereAsk')}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {ending.problem}
        </p>
      </ConfirmDialog>
    </>
  );
}
