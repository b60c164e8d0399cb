import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../ui/CodeField.js';

type Props = Readonly<{ id: string; error: string | undefined; onChange: (code: string) => void }>;

export function OwnCode({ id, error, onChange }: Props) {
  const { t } = useTranslation('security');
  return <CodeField id={id} letters label={t('twoSteps.anyCode')} error={error} onChange={onChange} />;
}
