import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { preferencesMoved } from '../../../api/preferences.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';

export function AddressRefused() {
  const { t } = useTranslation('preferences');
  const api = useApi();
  const queries = useQueryClient();
  const again = useAction({
    loud: true,
    send: (_: void, options) => api.post('/notification_address', { body: { channel: 'mail' } }, options),
    done: () => preferencesMoved(queries),
    said: () => t('refused.said'),
  });
  return (
    <Card className="bg-rose text-rose-ink">
      <h2 className="title">{t('refused.title')}</h2>
      <p className="mt-1">{t('refused.text')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button small variant="ghost" busy={again.busy} onClick={() => void again.run()}>
          {t('refused.again')}
        </Button>
        <Link to="/account/security" className="font-bold text-rose-ink">
          {t('refused.change')}
        </Link>
      </div>
    </Card>
  );
}
