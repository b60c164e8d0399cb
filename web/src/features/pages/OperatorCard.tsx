import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { operatorEmail, operatorName, type Operator } from './operator.js';

/** Who runs this instance and how to reach them; before that is entered, that it will stand here. */
export function OperatorCard({ operator }: Readonly<{ operator: Operator }>) {
  const { t } = useTranslation(['pages', 'common']);
  const name = operatorName(operator, t('common:brand'));
  const email = operatorEmail(operator);
  return (
    <Card ground="tint" className="mt-6 not-italic" as="address">
      <p className="text-small text-muted">{t('operator')}</p>
      {name && <p className="font-bold">{name}</p>}
      {operator.address ? (
        <p className="whitespace-pre-line">{operator.address}</p>
      ) : (
        <p className="mt-1">{t('operatorMissing')}</p>
      )}
      {email && (
        <p className="mt-2">
          {t('mail')}{' '}
          <a href={`mailto:${email}`} className="font-semibold wrap-anywhere">
            {email}
          </a>
        </p>
      )}
    </Card>
  );
}
