import { useRouteContext, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWantedSearch } from '../features/search-requests/search.js';
import type { OwnedFeature } from '../lib/installation/features.js';
import { later } from '../ui/later.js';
import { AccountFrame } from '../features/account/components/AccountFrame.js';
import { usePageTitle } from './page-title.js';

const PlanPage = later(async () => (await import('../features/billing/PlanPage.js')).PlanPage);
const OwnGroups = later(async () => (await import('../features/groups/components/GroupTiles.js')).OwnGroups);
const WantedPage = later(async () => (await import('../features/search-requests/WantedPage.js')).WantedPage);

const nothing = { search_requests: [], paging: { total: 0, size: 24, page: 1, hasNextPage: false } };

export function OwnWhenOff({ feature }: Readonly<{ feature: OwnedFeature }>) {
  const { texts } = useRouteContext({ from: '__root__' });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void texts('account', 'groups', 'wanted', 'billing', 'suspended').then(() => setReady(true));
  }, [texts]);
  return isReady && <Own feature={feature} />;
}

function Own({ feature }: Readonly<{ feature: OwnedFeature }>) {
  const { t: billing } = useTranslation('billing');
  const { t: groups } = useTranslation('groups');
  const { t: wanted } = useTranslation('wanted');
  const search = readWantedSearch(useLocation().search);
  usePageTitle({ plans: billing('title'), groups: groups('title'), wanted: wanted('title') }[feature]);
  if (feature === 'plans')
    return (
      <AccountFrame title={billing('title')} intro={billing('nothingNew')}>
        <PlanPage />
      </AccountFrame>
    );
  if (feature === 'groups')
    return (
      <>
        <div className="wrap pt-9 pb-8">
          <h1 className="text-h1">{groups('title')}</h1>
          <p className="mt-2 text-muted">{groups('nothingNew')}</p>
        </div>
        <OwnGroups />
      </>
    );
  return <WantedPage found={nothing} search={search.group === undefined ? { tab: 'own', ...search } : search} />;
}
