import { useQueryClient } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permalinkQuery } from '../../../api/offer.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { toasts } from '../../../ui/toasts.js';

// Load lazily, because few devices support neither sharing nor the clipboard.
const ShareLink = lazy(() => import('./ShareLink.js'));

export function ShareButton({ offerId, title }: Readonly<{ offerId: string; title: string }>) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const [shown, setShown] = useState<Readonly<{ link: string; open: boolean }> | null>(null);
  const handOver = async (url: string): Promise<void> => {
    if (navigator.share) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toasts.show('success', t('share.copied'));
  };
  const share = async () => {
    try {
      const { permalink } = await queries.fetchQuery(permalinkQuery(api, offerId));
      await handOver(permalink).catch((error: unknown) => {
        if (!((error as Error).name === 'AbortError')) setShown({ link: permalink, open: true });
      });
    } catch (error) {
      toasts.show('error', errorText(words, error));
    }
  };
  return (
    <>
      <Button variant="quiet" small onClick={() => void share()}>
        <Icon icon={Share2} size={18} />
        {t('share.action')}
      </Button>
      {shown && (
        <Suspense>
          <ShareLink {...shown} onClose={() => setShown({ ...shown, open: false })} />
        </Suspense>
      )}
    </>
  );
}
