import type { SearchRequestListShape } from '@lendring/contracts/http/search-requests.js';
import { Link, useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownGroupsQuery } from '../../api/groups.js';
import { searchRequestsQuery } from '../../api/search-requests.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Pagination } from '../../ui/Pagination.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { tabLook } from '../../ui/nav-look.js';
import { TextField } from '../../ui/TextField.js';
import { SearchRequestRows } from './SearchRequestRows.js';
import { wantedQuestion } from './model.js';
import type { Tab, WantedSearch } from './search.js';
import { useIsOn } from '../../lib/installation/features.js';
import { useQuery } from '../../lib/api-client/use-query.js';

const tabs: readonly Tab[] = ['everybody', 'groups', 'own'];
const addressOf = (tab: Tab): WantedSearch => (tab === 'everybody' ? {} : { tab });

export function WantedPage({ found, search }: Readonly<{ found: SearchRequestListShape; search: WantedSearch }>) {
  const { t } = useTranslation('wanted');
  const api = useApi();
  const session = useSession();
  const isIn = session.status === 'in';
  const isPersonal = search.tab !== undefined || search.group !== undefined;
  const { data: personal } = useQuery({
    ...searchRequestsQuery(api, wantedQuestion(search)),
    enabled: isIn && isPersonal,
  });
  const { data: groups = [] } = useQuery({ ...ownGroupsQuery(api), enabled: isIn });
  const navigate = useNavigate();
  const [text, setText] = useState(search.query ?? '');
  const list = isPersonal ? personal : found;
  const tab = search.group === undefined ? (search.tab ?? 'everybody') : 'groups';
  const where = search.group === undefined ? (tab === 'everybody' ? tab : undefined) : 'group';
  const address = isIn ? session.profile.address : null;
  const home = address && { id: address.city_id, city: address.city };
  const isNear = home !== null && search.near === home.id;
  const { page: _, ...kept } = search;
  const go = (next: WantedSearch) => void navigate({ to: '/wanted', search: next, resetScroll: false });
  const { near: _near, ...anywhere } = kept;
  const { query: _query, ...wordless } = kept;
  const { all: _all, ...open } = kept;
  const group = groups.find(({ group_id: id }) => id === search.group);
  const isOn = useIsOn()('wanted');
  const make = isOn && (
    <ButtonLink to="/wanted/create" search={search.group === undefined ? {} : { group: search.group }}>
      <Icon icon={Plus} />
      {t('make.action')}
    </ButtonLink>
  );
  return (
    <div className="wrap column [--column:804px] pt-6 pb-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h1 wrap-anywhere">{group ? t('inGroup', { group: group.name }) : t('title')}</h1>
          <p className="mt-2 max-w-[60ch] text-muted">{t(isOn ? 'text' : 'nothingNew')}</p>
        </div>
        {make}
      </div>
      {isIn && (
        <nav aria-label={t('tabs.label')} className="mt-6 flex flex-wrap border-b border-line">
          {tabs
            .filter((one) => isOn || one !== 'everybody')
            .map((one) => (
              <Link
                key={one}
                to="/wanted"
                search={addressOf(one)}
                aria-current={one === tab ? 'page' : undefined}
                className={tabLook(one === tab)}
              >
                {t(`tabs.${one}`)}
              </Link>
            ))}
        </nav>
      )}
      <form
        role="search"
        aria-label={t('search.action')}
        className="mt-6 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          go({ ...wordless, ...(text.trim() && { query: text.trim() }) });
        }}
      >
        <div className="min-w-0 flex-[1_1_240px] sm:max-w-[380px]">
          <TextField
            id="query"
            name="query"
            label={t('search.label')}
            type="search"
            value={text}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" variant="soft">
          <Icon icon={Search} />
          {t('search.action')}
        </Button>
        {home && tab === 'everybody' && (
          <Button type="button" variant="ghost" onClick={() => go(isNear ? anywhere : { ...kept, near: home.id })}>
            {t(isNear ? 'search.everywhere' : 'search.near', { city: home.city })}
          </Button>
        )}
      </form>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox
          label={t('search.all')}
          checked={search.all === true}
          onChange={(event) => go(event.target.checked ? { ...kept, all: true } : open)}
        />
        <p role="status" className="text-muted">
          {list && list.paging.total > 0 && t('search.count', { count: list.paging.total })}
        </p>
      </div>
      {!list && <Skeleton className="h-40 rounded-lg" />}
      {list && list.search_requests.length > 0 && (
        <SearchRequestRows all={list.search_requests} where={where} heading="h2" />
      )}
      {list?.search_requests.length === 0 && (
        <EmptyState picture="magnifier" title={t(search.query ? 'none.found' : `none.${tab}`)} actions={make}>
          <p>{t(search.query ? 'none.foundText' : 'none.text')}</p>
        </EmptyState>
      )}
      {list && (
        <Pagination
          {...list.paging}
          link={(page) => ({ to: '/wanted', search: { ...kept, ...(page > 1 && { page }) } })}
        />
      )}
    </div>
  );
}
