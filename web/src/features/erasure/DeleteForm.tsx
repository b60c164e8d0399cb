import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { DeletionShape } from '@lendring/contracts/http/erasure.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { isApiError } from '../../lib/api-client/api-error.js';
import { whileSessionEnds } from '../../lib/session/leaving.js';
import { refusalOf, useForm } from '../../lib/forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { CodeField } from '../../ui/CodeField.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { PasswordField } from '../../parts/account/PasswordField.js';

const fieldOf: Readonly<Record<string, string>> = { wrong_password: 'ownPassword', wrong_code: 'ownCode' };

type Props = Readonly<{ needs: Pick<DeletionShape, 'password_needed' | 'code_needed'>; onObstacle: () => void }>;

/**
 * Password, optional second factor and the delete button. Success redirects to a public page, because the session is
 * gone.
 */
export function DeleteForm({ needs, onObstacle }: Props) {
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
