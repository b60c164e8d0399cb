import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';

/** For external identity providers: links to the issuer's own settings. */
export function Elsewhere({ href }: Readonly<{ href: string }>) {
  const { t } = useTranslation('security');
  return (
    <Card ground="tint" className="max-w-[720px]">
      <h2 className="mb-2 text-h3">{t('elsewhere.title')}</h2>
      <p className="mb-5">{t('elsewhere.text')}</p>
      <ButtonAnchor href={href}>{t('elsewhere.open', { host: new URL(href).host })}</ButtonAnchor>
    </Card>
  );
}
