import { useQueryClient } from '@tanstack/react-query';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { lastDayBefore } from '@lendring/contracts/kernel/days.js';
import { counterLoanChanged } from '../../api/counter-loans.js';
import { day } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { CopyText } from '../../ui/CopyText.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { seemsAddress } from './model.js';

/** Invitation by mail, which links the loan to the account of its recipient. */
export function Invitation({ loan }: Readonly<{ loan: CounterLoanShape }>) {
  const { t, locale } = useCounterWords();
  const api = useApi();
  const queries = useQueryClient();
  const { invitation } = loan;
  const form = useForm<Readonly<{ email: string }>>({
    initial: { email: invitation?.email ?? loan.email ?? '' },
    check: ({ email }) => (seemsAddress(email) ? [] : [{ id: 'email', text: t('invite.invalid') }]),
    send: async ({ email }, options) => {
      const body = { email: email.trim() };
      await counterLoanChanged(
        queries,
        await api.post('/counter_loan_invitation/{id}', { id: loan.loan_id, body }, options),
      );
      toasts.show('success', t('invite.sent', { email: email.trim() }));
      return undefined;
    },
    fieldOf: (path) => (path === 'email' ? path : null),
  });
  if (!loan.actions.includes('invite')) return null;
  return (
    <section aria-labelledby="invite" className="rounded-lg border border-line p-5">
      <h2 id="invite" className="text-h3">
        {t('invite.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">
        {t('invite.text')} {loan.together.length > 0 && t('together.invited')}
      </p>
      {loan.invitation_withdrawn && <p className="mb-5 font-semibold text-rose-ink">{t('invite.withdrawn')}</p>}
      {invitation && (
        <div className="mb-5 flex flex-col gap-3">
          <p className="font-semibold wrap-anywhere">
            {t('invite.open', {
              email: invitation.email ?? '',
              day: day(lastDayBefore(invitation.expires_at, loan.period.zone), locale, 'plain'),
            })}
          </p>
          {invitation.url && <CopyText label={t('invite.link')} hint={t('invite.linkHint')} value={invitation.url} />}
        </div>
      )}
      <SendForm form={form} labelledBy="invite" className="flex flex-col items-start gap-3">
        <div className="w-full max-w-[420px]">
          <TextField
            id="email"
            type="email"
            inputMode="email"
            label={t('form.email')}
            value={form.values.email}
            autoComplete="off"
            error={form.errorAt('email')}
            onChange={(event) => form.change({ email: event.target.value })}
          />
        </div>
        <Button type="submit" variant="soft" busy={form.busy}>
          {t(invitation ? 'invite.again' : 'invite.send')}
        </Button>
        {invitation && <p className="text-small text-muted">{t('invite.againHint')}</p>}
      </SendForm>
    </section>
  );
}
