import type { GroupListShape } from '@lendring/contracts/http/groups.js';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownGroupsQuery } from '../../api/groups.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Pagination } from '../../ui/Pagination.js';
import { TextField } from '../../ui/TextField.js';
import { UntilKnown } from '../../parts/people/UntilKnown.js';
import { GroupTiles, GroupTilesPending } from './components/GroupTiles.js';
import type { GroupSearch } from './search.js';

/** Placeholder that prevents a layout shift below the user's own groups. */
function OwnPending({ title }: Readonly<{ title: string }>) {
  return (
    <div aria-hidden className="mt-9">
      <p className="mb-4 font-head text-h2">{title}</p>
      <GroupTilesPending />
    </div>
  );
}

export function GroupsPage({ found, search }: Readonly<{ found: GroupListShape; search: GroupSearch }>) {
  const { t } = useTranslation('groups');
  const session = useSession();
  const isIn = session.status === 'in';
  const { data: own, isError } = useQuery({ ...ownGroupsQuery(useApi()), enabled: isIn });
  const navigate = useNavigate();
  const [text, setText] = useState(search.query ?? '');
  const address = isIn ? session.profile.address : null;
  const home = address && { id: address.city_id, city: address.city };
  const isNear = home !== null && search.near === home.id;
  const go = (next: GroupSearch) => void navigate({ to: '/groups', search: next, resetScroll: false });
  const kept = search.near === undefined ? {} : { near: search.near };
  const { query } = search;
  return (
    <div className="wrap pt-6 pb-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h1">{t('title')}</h1>
          <p className="mt-2 max-w-[75ch] text-muted">{t('text')}</p>
        </div>
        <ButtonLink to="/group/create">
          <Icon icon={Plus} />
          {t('found.action')}
        </ButtonLink>
      </div>
      {own && own.length > 0 ? (
        <section aria-labelledby="own" className="mt-9">
          <h2 id="own" className="mb-4">
            {t('own')}
          </h2>
          <GroupTiles groups={own} />
        </section>
      ) : (
        <UntilKnown isMissing={own !== undefined || isError} pending={<OwnPending title={t('own')} />}>
          {null}
        </UntilKnown>
      )}
      <section aria-labelledby="listed" className="mt-10">
        <h2 id="listed" className="mb-4">
          {t('find')}
        </h2>
        <form
          role="search"
          aria-label={t('find')}
          className="mb-6 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            go({ ...kept, ...(text.trim() && { query: text.trim() }) });
          }}
        >
          <div className="min-w-0 flex-[1_1_260px] sm:max-w-[420px]">
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
          {home && (
            <Button
              type="button"
              variant="ghost"
              aria-pressed={isNear}
              onClick={() => go({ ...(query && { query }), ...(isNear ? {} : { near: home.id }) })}
            >
              {t(isNear ? 'search.everywhere' : 'search.near', { city: home.city })}
            </Button>
          )}
        </form>
        <p role="status" className="mb-4 text-muted">
          {found.paging.total > 0 && t('search.count', { count: found.paging.total })}
        </p>
        {found.groups.length > 0 ? (
          <GroupTiles groups={found.groups} />
        ) : (
          <EmptyState
            picture="package"
            title={t(query ? 'none.found' : 'none.yet')}
            actions={<ButtonLink to="/group/create">{t('found.action')}</ButtonLink>}
          >
            <p>{t(query ? 'none.foundText' : 'none.yetText')}</p>
          </EmptyState>
        )}
        <Pagination
          {...found.paging}
          link={(page) => ({ to: '/groups', search: { ...kept, ...(query && { query }), ...(page > 1 && { page }) } })}
        />
      </section>
    </div>
  );
}
