import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { type Operator, operatorEmail, operatorName } from '../../lib/installation/operator.js';

const facts = ['phone', 'register', 'vat', 'responsible', 'authorities', 'users', 'languages'] as const;
const addresses: ReadonlySet<keyof Operator> = new Set(['authorities', 'users']);

export function OperatorCard({ operator, className = 'mt-6' }: Readonly<{ operator: Operator; className?: string }>) {
  const { t } = useTranslation(['pages', 'common']);
  const name = operatorName(operator);
  const email = operatorEmail(operator);
  return (
    <Card ground="tint" className={`not-italic wrap-anywhere ${className}`} as="address">
      <p className="text-small text-muted">{t('operator')}</p>
      {name && <p className="font-bold">{name}</p>}
      {operator.address && <p className="whitespace-pre-line">{operator.address}</p>}
      {!name && !operator.address && <p className="mt-1">{t('operatorMissing')}</p>}
      {email && (
        <p className="mt-2">
          {t('mail')} <MailLink email={email} />
        </p>
      )}
      <dl className="mt-2 flex flex-col gap-2 empty:hidden">
        {facts.map(
          (fact) =>
            operator[fact].trim() !== '' && (
              <div key={fact}>
                <dt className="text-small text-muted">{t(`operatorFacts.${fact}`)}</dt>
                <dd>{addresses.has(fact) ? <MailLink email={operator[fact]} /> : operator[fact]}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}

function MailLink({ email }: Readonly<{ email: string }>) {
  return (
    <a href={`mailto:${email}`} className="font-semibold wrap-anywhere">
      {email}
    </a>
  );
}
