import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';

type Props = Readonly<{
  busy: boolean;
  onGiveUp: () => void;
  /** The money may already be on its way. */ isTransfer: boolean;
}>;

export function GiveUp({ busy, onGiveUp, isTransfer }: Props) {
  const { t } = useTranslation('billing');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" busy={busy} onClick={() => setAsking(true)}>
        {t('pending.drop')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onGiveUp();
        }}
        title={t('pending.dropTitle')}
        action={t('pending.drop')}
        cancel={t('pending.keep')}
        busy={busy}
      >
        <p>{t(isTransfer ? 'pending.dropTransfer' : 'pending.dropText')}</p>
      </ConfirmDialog>
    </>
  );
}
