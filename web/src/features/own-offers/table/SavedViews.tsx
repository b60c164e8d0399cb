import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Bookmark from 'lucide-react/icons/bookmark';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { putTableViews, tableViewsQuery } from '../../../api/offer-table.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Menu, menuItem } from '../../../ui/Menu.js';
import { TextField } from '../../../ui/TextField.js';
import { type OfferTableSearch, searchOfView, viewQuery } from './table-search.js';

/** Named views of the table, stored with the account: open, save and remove. */
export function SavedViews({ search }: Readonly<{ search: OfferTableSearch }>) {
  const { t } = useTranslation('offerTable');
  const api = useApi();
  const queries = useQueryClient();
  const { data: views = [] } = useQuery(tableViewsQuery(api));
  const [isNaming, setNaming] = useState(false);
  const now = viewQuery(search);
  const removing = useAction({
    send: async (viewId: string, options) => {
      await api.delete('/offer_table_view/{id}', { id: viewId }, options);
      putTableViews(
        queries,
        api,
        views.filter((one) => one.view_id !== viewId),
      );
    },
    said: () => t('views.removed'),
    loud: true,
  });
  return (
    <>
      <Menu
        label={t('views.label')}
        trigger={(props) => (
          <Button variant="ghost" {...props}>
            <Icon icon={Bookmark} />
            {t('views.label')}
          </Button>
        )}
      >
        <Link
          to="/account/offers/table"
          search={{}}
          className={menuItem}
          {...(now === '' ? { 'aria-current': 'page' as const } : { 'aria-current': undefined })}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {t('views.usual')}
        </Link>
        {views.map((view) => (
          <div key={view.view_id} className="flex items-center">
            <Link
              to="/account/offers/table"
              search={searchOfView(view.query)}
              className={`${menuItem} min-w-0 flex-1 wrap-anywhere`}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {view.name}
            </Link>
            <IconButton
              icon={X}
              label={t('views.remove', { name: view.name })}
              onClick={() => void removing.run(view.view_id)}
            />
          </div>
        ))}
        <button type="button" className={`${menuItem} font-semibold`} onClick={() => setNaming(true)}>
          <Icon icon={Plus} />
          {t('views.save')}
        </button>
      </Menu>
      <NameView open={isNaming} query={now} onClose={() => setNaming(false)} />
    </>
  );
}

function NameView({ open, query, onClose }: Readonly<{ open: boolean; query: string; onClose: () => void }>) {
  const { t } = useTranslation('offerTable');
  const api = useApi();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const saving = useAction({
    send: (body: Readonly<{ name: string; query: string }>, options) =>
      api.post('/offer_table_view', { body }, options),
    done: (views) => {
      putTableViews(queries, api, views);
      setName('');
      onClose();
    },
    said: () => t('views.done'),
  });
  const save = () => {
    setMissing(!name.trim());
    if (name.trim()) void saving.run({ name: name.trim(), query });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('views.title')}
      footer={
        <Button busy={saving.busy} onClick={save}>
          {t('views.action')}
        </Button>
      }
    >
      <p className="mb-4">{t('views.text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          id="view-name"
          label={t('views.name')}
          maxLength={limits.searchName}
          autoComplete="off"
          value={name}
          error={isMissing ? t('views.nameNeeded') : (saving.problem ?? undefined)}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
