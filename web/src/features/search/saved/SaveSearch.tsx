import { same } from '@lendring/contracts/rules/same.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { putSavedSearches, savedSearchesQuery } from '../../../api/saved-searches.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { saveSearchHash } from '../../../lib/links/saved-list.js';
import { useSession } from '../../../lib/session/session-context.js';
import { signInHref } from '../../../lib/session/sign-in.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { buttonLook } from '../../../ui/button-look.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { questionOf, type List } from '../model/list.js';
import { nameOfList, pageOfList } from './page-of-list.js';

export default function SaveSearch({ list }: Readonly<{ list: List }>) {
  const { status } = useSession();
  if (status === 'unknown') return null;
  return status === 'in' ? <SaveHere list={list} /> : <SignInToSave />;
}

function SaveHere({ list }: Readonly<{ list: List }>) {
  const { t } = useTranslation('searches');
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery(savedSearchesQuery(api));
  const page = pageOfList(list);
  const { sort: _sort, page: _page, size: _size, ...query } = questionOf(list);
  const save = useAction({
    loud: true,
    send: (_: void, options) =>
      api.post('/saved_search', { body: { name: nameOfList(words, list), page, query } }, options),
    done: (answer) => putSavedSearches(queries, answer),
    said: () => t('said'),
  });
  const { run } = save;
  const isWanted = useLocation({ select: ({ hash }) => hash === saveSearchHash });
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWanted) return;
    void run();
    // Remove the hash, so that a reload does not save again.
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  }, [isWanted, run, navigate]);
  return data?.searches.some((one) => same(one.page, page)) ? (
    <Link to="/account/searches" className="flex min-h-11 items-center gap-2 text-base font-bold">
      <Icon icon={Check} size={18} />
      {t('saved')}
    </Link>
  ) : (
    <Button variant="quiet" small busy={save.busy} onClick={() => void run()}>
      <Icon icon={Bookmark} size={18} />
      {t('save')}
    </Button>
  );
}

/** Put the request to save into the return URL, so that the request survives a registration finished in another tab. */
function SignInToSave() {
  const { t } = useTranslation('searches');
  const locale = useLocale();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <a
      href={signInHref(`${here.split('#', 1)[0]}#${saveSearchHash}`, locale)}
      className={buttonLook({ variant: 'quiet', small: true })}
    >
      <Icon icon={Bookmark} size={18} />
      {t('save')}
    </a>
  );
}
