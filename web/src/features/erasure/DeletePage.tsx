import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { erasedParts, keptParts } from '@lendring/contracts/account/erasure-parts.js';
import type { DeletionShape } from '@lendring/contracts/http/erasure.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { deletionQuery } from '../../api/account.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { isApiError } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useNow } from '../../lib/dates/use-now.js';
import { refusalOf, useForm } from '../../lib/forms/use-form.js';
import { whileSessionEnds } from '../../lib/session/leaving.js';
import { PasswordField } from '../../parts/account/PasswordField.js';
import { spanText } from '../../parts/offers/period-text.js';
import { Button } from '../../ui/Button.js';
import { CodeField } from '../../ui/CodeField.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { PartList } from './CertificateView.js';

const fieldOf: Readonly<Record<string, string>> = { wrong_password: 'ownPassword', wrong_code: 'ownCode' };

type Props = Readonly<{ needs: Pick<DeletionShape, 'password_needed' | 'code_needed'>; onObstacle: () => void }>;

/** Success redirects to a public page, because the session has ended. */
function DeleteForm({ needs, onObstacle }: Props) {
  const { t } = useTranslation('erasure');
  const { t: common } = useTranslation();
  const api = useApi();
  const locale = useLocale();
  const form = useForm({
    initial: { ownPassword: '', ownCode: '' },
    check: ({ ownPassword, ownCode }) => [
      ...(needs.password_needed && ownPassword === '' ? [{ id: 'ownPassword', text: t('form.passwordMissing') }] : []),
      ...(needs.code_needed && ownCode.trim() === '' ? [{ id: 'ownCode', text: t('form.codeMissing') }] : []),
    ],
    send: async ({ ownPassword, ownCode }, options) => {
      const body = {
        ...(needs.password_needed && { password: ownPassword }),
        ...(needs.code_needed && { code: ownCode }),
      };
      try {
        const { certificate_id: certificateId } = await whileSessionEnds(() =>
          api.patch('/profile_delete', { body }, options),
        );
        window.location.assign(pageAddress(locale, '/certificate/$certificateId', { certificateId }));
        return undefined;
      } catch (error) {
        if (isApiError(error) && error.code === 'loans_running') onObstacle();
        const id = isApiError(error) ? fieldOf[error.code] : undefined;
        return id && isApiError(error)
          ? { problems: [{ id, text: error.message }] }
          : refusalOf(common, error, () => null);
      }
    },
  });
  return (
    <form
      aria-labelledby="delete-now"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="mt-8 flex max-w-[440px] flex-col gap-5"
    >
      <h2 id="delete-now" className="text-h3">
        {t('form.do')}
      </h2>
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} loneAtField />
      {needs.password_needed && (
        <PasswordField
          id="ownPassword"
          label={t('form.password')}
          error={form.errorAt('ownPassword')}
          autoComplete="current-password"
          onChange={(ownPassword) => form.change({ ownPassword })}
        />
      )}
      {needs.code_needed && (
        <CodeField
          id="ownCode"
          letters
          label={t('form.code')}
          error={form.errorAt('ownCode')}
          onChange={(ownCode) => form.change({ ownCode })}
        />
      )}
      <Button type="submit" variant="danger" busy={form.busy} className="self-start max-sm:w-full">
        {t('form.do')}
      </Button>
    </form>
  );
}

function Obstacles({ obstacles }: Readonly<{ obstacles: DeletionShape['obstacles'] }>) {
  const { t } = useTranslation('erasure');
  const { t: common } = useTranslation();
  const words = { common, locale: useLocale(), now: useNow() };
  return (
    <section aria-labelledby="obstacles" className="mb-8 rounded-md bg-tint px-5 py-4">
      <h2 id="obstacles" className="text-h3">
        {t('obstacles.title')}
      </h2>
      <p className="mt-2">{t('obstacles.text')}</p>
      <ul className="mt-3">
        {obstacles.map((one) => (
          <li key={one.request_id ?? one.counter_loan_id} className="mt-2">
            <Link
              {...(one.counter_loan_id === null
                ? { to: '/request/$requestId', params: { requestId: one.request_id ?? '' } }
                : { to: '/counter-loan/$loanId', params: { loanId: one.counter_loan_id } })}
              className="font-bold wrap-anywhere"
            >
              {one.title}
            </Link>
            <span className="block text-small text-muted">
              {t(one.status === 'running' ? 'obstacles.running' : 'obstacles.agreed', {
                period: spanText(words, one.period),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DeletePage() {
  const { t } = useTranslation('erasure');
  const query = useQuery({ ...deletionQuery(useApi()), staleTime: 0 });
  const { data } = query;
  return (
    <div className="max-w-[720px]">
      {data && data.obstacles.length > 0 && <Obstacles obstacles={data.obstacles} />}
      <p>{t('others')}</p>
      <p className="mt-4">
        <Link to="/account/takeout">{t('takeout')}</Link>
      </p>
      <PartList title={t('goesTitle')} parts={erasedParts.map((part) => t(`erased.${part}`))} />
      <PartList title={t('staysTitle')} parts={keptParts.map(({ part }) => t(`kept.${part}`))} />
      {!data && <SkeletonText lines={3} />}
      {data && data.obstacles.length === 0 && (
        <>
          {data.open_requests > 0 && <p className="mt-8">{t('open', { count: data.open_requests })}</p>}
          {!data.password_needed && <p className="mt-8">{t('elsewhere')}</p>}
          <DeleteForm needs={data} onObstacle={() => void query.refetch()} />
        </>
      )}
    </div>
  );
}
