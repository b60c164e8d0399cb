import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../ui/CodeField.js';

type Props = Readonly<{ id: string; error: string | undefined; onChange: (code: string) => void }>;

/** A code of who is signed in, for who has set up an app: one of the app, or a recovery code. */
export function OwnCode({ id, error, onChange }: Props) {
  const { t } = useTranslation('security');
  return <CodeField id={id} letters label={t('twoSteps.anyCode')} error={error} onChange={onChange} />;
}
