import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog.js';

type Props = Readonly<{
  /** Asked at the moment somebody leaves: is there anything to lose? */
  unsaved: () => boolean;
  /** What was typed is given up: for who keeps it elsewhere too. */
  onDiscard?: () => void;
}>;

/** Asks before unsaved changes are lost: by a link, the browser's back button, or closing the page. */
export function LeaveGuard({ unsaved, onDiscard }: Props) {
  const { t } = useTranslation();
  const blocker = useBlocker({ shouldBlockFn: unsaved, enableBeforeUnload: unsaved, withResolver: true });
  const discard = () => {
    onDiscard?.();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      backCloses={false}
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={discard}
      title={t('leave.title')}
      action={t('leave.action')}
      cancel={t('leave.stay')}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}
