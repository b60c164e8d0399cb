import { useQueryClient } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permalinkQuery } from '../../../api/offer.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { toasts } from '../../../ui/toasts.js';

// Load lazily, because few devices support neither sharing nor the clipboard.
const CopyText = lazy(async () => ({ default: (await import('../../../ui/CopyText.js')).CopyText }));

export function ShareButton({ offerId, title }: Readonly<{ offerId: string; title: string }>) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const [shown, setShown] = useState<string | null>(null);
  const handOver = async (url: string): Promise<void> => {
    if (navigator.share) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toasts.show('success', t('share.copied'));
  };
  const share = async () => {
    try {
      const { permalink } = await queries.fetchQuery(permalinkQuery(api, offerId));
      await handOver(permalink).catch((error: unknown) => {
        if (!((error as Error).name === 'AbortError')) setShown(permalink);
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
      <Dialog open={shown !== null} onClose={() => setShown(null)} title={t('share.action')}>
        <Suspense>
          <CopyText label={t('share.link')} value={shown ?? ''} />
        </Suspense>
      </Dialog>
    </>
  );
}
