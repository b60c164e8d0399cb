import { useQueryClient } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import { permalinkQuery } from '../../../api/offer.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { toasts } from '../../../ui/toasts.js';

/** Hands the lasting address to the device's share menu, or copies it. */
export function ShareButton({ offerId, title }: Readonly<{ offerId: string; title: string }>) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const share = async () => {
    try {
      const { permalink } = await queries.fetchQuery(permalinkQuery(api, offerId));
      if (navigator.share) await navigator.share({ title, url: permalink });
      else {
        await navigator.clipboard.writeText(permalink);
        toasts.show('success', t('share.copied'));
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') toasts.show('error', errorText(words, error));
    }
  };
  return (
    <Button variant="quiet" small onClick={() => void share()}>
      <Icon icon={Share2} size={18} />
      {t('share.action')}
    </Button>
  );
}
