import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';

export type Operator = Readonly<{ name: string; address: string; email: string }>;

/** Who runs this instance; the operator configures it, and `GET /v1/reference` answers it. */
export function OperatorCard({ operator }: Readonly<{ operator: Operator }>) {
  const { t } = useTranslation('pages');
  return (
    <Card ground="tint" className="mt-6 not-italic" as="address">
      <p className="text-small text-muted">{t('operator')}</p>
      <p className="font-bold">{operator.name}</p>
      {operator.address ? <p className="whitespace-pre-line">{operator.address}</p> : <p className="mt-1 text-small">{t('operatorMissing')}</p>}
      <p className="mt-2">{t('mail')} <a href={`mailto:${operator.email}`} className="font-semibold wrap-anywhere">{operator.email}</a></p>
    </Card>
  );
}
