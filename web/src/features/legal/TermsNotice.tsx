import type { AgreementShape } from '@lendring/contracts/http/legal.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { agreementQuery } from '../../api/legal.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useTexts } from '../../lib/page/use-texts.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { legalPages } from '../../lib/installation/operator.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';

/** Changes in the terms since the user last accepted them. The notice stays until the user accepts. */
export function TermsNotice() {
  const isReady = useTexts('agreement');
  const { data } = useQuery(agreementQuery(useApi()));
  return isReady && data && data.status !== 'agreed' ? <Notice agreement={data} /> : null;
}

function Notice({ agreement: { status, version, changes } }: Readonly<{ agreement: AgreementShape }>) {
  const { t } = useTranslation('agreement');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { session } = useRouter().options.context;
  const { queryKey } = agreementQuery(api);
  const agree = useAction({
    send: (_: void, options) => api.patch('/terms_agreement', { body: { version } }, options),
    done: async (now) => {
      await session.refresh();
      queries.setQueryData(queryKey, now);
    },
    said: () => t('notice.agreed'),
    failed: () => void queries.invalidateQueries({ queryKey }),
  });
  const first = changes.flatMap(({ from }) => (from === null ? [] : [from])).toSorted()[0];
  return (
    <aside aria-label={t('notice.title')} className="border-b border-line bg-sand print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <div className="min-w-0 flex-1 basis-80 text-base">
          <p>
            <strong>
              {status === 'coming' && first ? t('notice.coming', { day: day(first, locale, 'year') }) : t('notice.due')}
            </strong>{' '}
            {t(status === 'coming' ? 'notice.comingText' : 'notice.dueText')}
          </p>
          <ul>
            {changes.map(({ name, number, change, put_back: isBack }) => {
              const { to } = legalPages[name];
              const words = change ?? (isBack ? t('notice.back') : null);
              return (
                <li key={name} className="mt-1">
                  {words !== null && `${words} `}
                  <Link
                    to={to}
                    search={number === 0 ? {} : { version: number }}
                    className="inline-block min-h-6 font-semibold underline"
                  >
                    {t('notice.read', { title: t(`notice.names.${name}`) })}
                  </Link>
                </li>
              );
            })}
          </ul>
          {agree.problem && (
            <p role="alert" className="mt-1 font-semibold text-rose-ink">
              {agree.problem}
            </p>
          )}
        </div>
        <Button small onClick={() => void agree.run()} busy={agree.busy}>
          {t('notice.agree')}
        </Button>
      </div>
    </aside>
  );
}
