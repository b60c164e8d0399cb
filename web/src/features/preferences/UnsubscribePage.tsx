import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { unsubscribingQuery } from '../../api/account.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { SkeletonText } from '../../ui/Skeleton.js';

/** Unsubscribe link of a mail. It needs a confirmation, because mail scanners open all links. */
export function UnsubscribePage({ token }: Readonly<{ token: string }>) {
  const { t } = useTranslation('preferences');
  const words = useAnyText();
  const api = useApi();
  const link = useQuery(unsubscribingQuery(api, token));
  const leave = useAction({
    send: (_: void, options) => api.post('/unsubscribe', { body: { token } }, options),
    done: () => link.refetch(),
  });
  const problem = leave.problem ?? (link.error ? errorText(words, link.error) : null);
  const names = link.data?.groups.map((group) => t(`group.${group}`)) ?? [];
  return (
    <div className="wrap column py-10 md:py-16">
      <h1>{t(link.data?.done ? 'unsubscribe.done' : 'unsubscribe.title')}</h1>
      {link.isPending && <SkeletonText lines={3} />}
      {link.data && (
        <>
          <p className="mt-4">{t(link.data.done ? 'unsubscribe.doneText' : 'unsubscribe.text')}</p>
          <ul className="mt-3 list-disc pl-5 font-bold">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {!link.data.done && !link.data.expired && (
            <Button className="mt-6" busy={leave.busy} onClick={() => void leave.run()}>
              {t('unsubscribe.do')}
            </Button>
          )}
          {link.data.expired && !link.data.done && <p className="mt-4">{t('unsubscribe.expired')}</p>}
        </>
      )}
      {problem && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {problem}
        </p>
      )}
      <p className="mt-8 text-muted">
        {t('unsubscribe.more')} <Link to="/account/notifications">{t('unsubscribe.settings')}</Link>
      </p>
    </div>
  );
}
