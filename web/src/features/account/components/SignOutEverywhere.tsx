import ShieldOff from 'lucide-react/icons/shield-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { signOutHref } from '../../../lib/sign-in.js';
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
  const { t: common } = useTranslation();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const end = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await api.delete('/session');
      go(signOutHref);
    } catch (error) {
      setBusy(false);
      setProblem(errorText(common, error));
    }
  };
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
        onConfirm={() => void end()}
        busy={busy}
        title={t('setting.everywhereTitle')}
        action={t('setting.everywhere')}
      >
        <p>{t('setting.everywhereAsk')}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {problem}
        </p>
      </ConfirmDialog>
    </>
  );
}
