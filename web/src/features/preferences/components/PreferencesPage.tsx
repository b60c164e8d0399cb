import { useTranslation } from 'react-i18next';
import { preferencesQuery } from '../../../api/preferences.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { AddressRefused } from './AddressRefused.js';
import { DigestChoice } from './DigestChoice.js';
import { QuietHours } from './QuietHours.js';
import { WaysTable } from './WaysTable.js';

export function PreferencesPage() {
  const { t } = useTranslation('preferences');
  const words = useAnyText();
  const { data, error, refetch } = useQuery(preferencesQuery(useApi()));
  if (error && !data)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>{errorText(words, error)}</p>
        <Button small variant="ghost" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  if (!data) return <SkeletonText lines={8} />;
  return (
    <div className="flex max-w-[720px] flex-col gap-10">
      {data.refused.includes('mail') && <AddressRefused />}
      <WaysTable preferences={data} />
      <DigestChoice digest={data.digest} />
      <QuietHours quiet={data.quiet} />
    </div>
  );
}

export const usePreferencesTitle = (): Readonly<{ title: string; intro: string }> => {
  const { t } = useTranslation('preferences');
  return { title: t('title'), intro: t('intro') };
};
