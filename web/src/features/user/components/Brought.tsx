import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { useTranslation } from 'react-i18next';
import { BroughtRatings } from '../../../parts/ratings/BroughtRatings.js';
import { Card } from '../../../ui/Card.js';

export function Brought({ user: { brought } }: Readonly<{ user: Pick<PublicProfileShape, 'brought'> }>) {
  const { t } = useTranslation('user');
  if (brought.length === 0) return null;
  return (
    <Card as="section" ground="sand" aria-label={t('brought.title')} className="mt-6 flex max-w-[720px] flex-col gap-4">
      <p className="text-small text-muted">{t('brought.apart')}</p>
      {brought.map((one) => (
        <BroughtRatings key={one.issuer} brought={one} />
      ))}
    </Card>
  );
}
