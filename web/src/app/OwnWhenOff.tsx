import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { useRouteContext, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWantedSearch } from '../features/search-requests/search.js';
import { later } from '../ui/later.js';

const PlanPage = later(async () => (await import('../features/billing/PlanPage.js')).PlanPage);
const OwnGroups = later(async () => (await import('../features/groups/OwnGroups.js')).OwnGroups);
const WantedPage = later(async () => (await import('../features/search-requests/WantedPage.js')).WantedPage);

const nothing = { search_requests: [], paging: { total: 0, size: 24, page: 1, hasNextPage: false } };

/** What goes on for whoever is signed in while a feature is switched off. */
export function OwnWhenOff({ feature }: Readonly<{ feature: FeatureName }>) {
  const { texts } = useRouteContext({ from: '__root__' });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void texts('groups', 'wanted', 'billing').then(() => setReady(true));
  }, [texts]);
  return isReady && <Own feature={feature} />;
}

function Own({ feature }: Readonly<{ feature: FeatureName }>) {
  const { t } = useTranslation('billing');
  const search = readWantedSearch(useLocation().search);
  if (feature === 'groups') return <OwnGroups />;
  if (feature === 'wanted')
    return <WantedPage found={nothing} search={search.group === undefined ? { tab: 'own', ...search } : search} />;
  if (feature !== 'plans') return null;
  return (
    <section aria-labelledby="own-plan" className="wrap pb-14">
      <h2 id="own-plan" className="mb-6">
        {t('title')}
      </h2>
      <PlanPage />
    </section>
  );
}
