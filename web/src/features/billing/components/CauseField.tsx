import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/TextArea.js';

type Props = Readonly<{ value: string; change: (reason: string) => void }>;

export function CauseField({ value, change }: Props) {
  const { t } = useTranslation('billing');
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold underline underline-offset-2">
        {t('cancel.forCause')}
      </summary>
      <TextArea
        id="reason"
        label={t('cancel.reason')}
        hint={t('cancel.reasonHint')}
        className="mt-2"
        maxLength={2_000}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </details>
  );
}
