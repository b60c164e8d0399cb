import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Api } from '../lib/api-client/api.js';
import { useApi } from '../lib/api-client/api-context.js';
import { useQuery } from '../lib/api-client/use-query.js';
import { useFoundTitle } from '../lib/page/use-page-heading.js';
import { useSession } from '../lib/session/session-context.js';
import { UntilKnown } from '../parts/people/UntilKnown.js';
import { NotFoundPage } from './default-pages.js';

type Props<Data, Key extends QueryKey> = Readonly<{
  /** Query for the content as the signed-in user. */
  query: (api: Api) => UseQueryOptions<Data, Error, Data, Key>;
  /** False if no content can have this address. */
  isValid?: boolean;
  titleOf: (found: Data) => string;
  show: (found: Data) => ReactNode;
  pending: ReactNode;
  /** Look of the box around `pending`. */
  className: string;
}>;

/**
 * Not-found page for visitors. Content that is not public may be visible to members of its group or participants of a
 * request, so it is requested again as the signed-in user.
 */
export function MissingPage<Data, Key extends QueryKey>({
  query,
  isValid = true,
  titleOf,
  show,
  pending,
  className,
}: Props<Data, Key>) {
  const { t } = useTranslation();
  const isIn = useSession().status === 'in';
  const { data: found, isError } = useQuery({ ...query(useApi()), enabled: isIn && isValid, retry: false });
  useFoundTitle(found === undefined ? undefined : titleOf(found));
  if (isValid && found !== undefined) return show(found);
  return (
    <UntilKnown
      // Ignore the visitor's error of the server, which the browser does not know when it hydrates the page.
      isMissing={(isIn && isError) || !isValid}
      pending={
        <div aria-label={t('ui.loading')} role="status" className={className}>
          {pending}
        </div>
      }
    >
      <NotFoundPage />
    </UntilKnown>
  );
}
