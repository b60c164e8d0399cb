import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';

type Props<Answer> = Readonly<{
  end: (options: Readonly<{ idempotencyKey: string }>) => Promise<Answer>;
  done: (answer: Answer) => unknown;
  failed?: () => unknown;
  small?: boolean;
  /** House ads are free, so there is nothing to refund. */ isHouse?: boolean;
}>;

export function EndAd<Answer>({ end, done, failed, small = false, isHouse = false }: Props<Answer>) {
  const { t } = useTranslation('advertising');
  const [asking, setAsking] = useState(false);
  const ending = useAction({
    send: (_: void, options) => end(options),
    done: async (answer) => {
      setAsking(false);
      await done(answer);
    },
    ...(failed && { failed }),
    said: () => t('end.done'),
    loud: true,
  });
  return (
    <>
      <Button variant="danger" small={small} onClick={() => setAsking(true)}>
        {t('end.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void ending.run()}
        busy={ending.busy}
        title={t('end.title')}
        action={t('end.action')}
      >
        <p>{t(isHouse ? 'end.textHouse' : 'end.text')}</p>
      </ConfirmDialog>
    </>
  );
}
