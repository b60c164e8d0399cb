import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneShape } from '@lendring/contracts/http/phone.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { phoneQuery } from '../../../api/account.js';
import { day, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { returnHref } from '../../../lib/session/return-to.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { TextField } from '../../../ui/TextField.js';
import { toasts } from '../../../ui/toasts.js';
import { ProofForm, refusalAt, useFocusBack } from '../components/proof.js';
import { CodeForm, useFocusOn } from './CodeForm.js';

type Props = Readonly<{ countries: readonly string[]; onAsked: (phone: PhoneShape) => void; onCancel: () => void }>;

const numberRefusals = (id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      'phone_invalid',
      'phone_country',
      'phone_not_mobile',
      'phone_too_soon',
      'phone_too_many',
      'phone_day_full',
      'body.number',
    ].map((code) => [code, id]),
  );

function NumberForm({ countries, onAsked, onCancel }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const api = useApi();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const list = new Intl.ListFormat(locale).format(countries.map((country) => names.of(country) ?? country));
  useFocusOn('phoneNumber');
  const form = useForm({
    initial: { phoneNumber: '' },
    check: ({ phoneNumber }) =>
      phoneNumber.trim() === '' ? [{ id: 'phoneNumber', text: t('phone.numberMissing') }] : [],
    send: ({ phoneNumber }, options) =>
      api.post('/phone_code', { body: { number: phoneNumber } }, options).then(
        (phone) => {
          onAsked(phone);
          return undefined;
        },
        (error: unknown) => refusalAt(common, error, numberRefusals('phoneNumber')),
      ),
  });
  return (
    <ProofForm
      form={form}
      labelledBy="phone"
      intro={<p className="text-muted">{t('phone.text')}</p>}
      act={t('phone.send')}
      cancel={t('twoSteps.cancel')}
      onCancel={onCancel}
    >
      <TextField
        id="phoneNumber"
        type="tel"
        label={t('phone.number')}
        hint={t('phone.numberHint', { countries: list })}
        error={form.errorAt('phoneNumber')}
        autoComplete="tel"
        maxLength={40}
        required
        onChange={(event) => form.change({ phoneNumber: event.target.value })}
      />
    </ProofForm>
  );
}

/** Polling interval of the SMS gateway's status, in milliseconds. */
const LOOK_MS = 5_000;

/**
 * Mobile number, verified by an SMS code. Hidden if the operator sends no SMS, unless a number was verified earlier,
 * which can still be removed.
 */
export function PhoneSection({ returnTo }: Readonly<{ returnTo?: string | undefined }>) {
  const { t } = useTranslation('security');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const query = phoneQuery(api);
  const { data: phone } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isOpen(state.data) ? LOOK_MS : false),
  });
  const [at, setAt] = useState<'rest' | 'number' | 'code'>();
  // Resume a pending verification.
  const shown = at ?? (isOpen(phone) ? 'code' : 'rest');
  const heading = useFocusBack(shown !== 'rest');
  const there = phone !== undefined && (phone.available || phone.number !== null);
  useEffect(() => {
    if (!there || location.hash !== '#phone') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [there, heading]);
  if (!there) return null;
  const took = (next: PhoneShape) => queries.setQueryData(query.queryKey, next);
  const asked = phone.asked;
  return (
    <section aria-labelledby="phone">
      <h2 id="phone" ref={heading} tabIndex={-1} className="mb-2 text-h3 outline-none">
        {t('phone.title')}
      </h2>
      {phone.number !== null && <Held number={phone.number} verifiedAt={phone.verified_at} />}
      {returnTo !== undefined && phone.number !== null && shown === 'rest' && (
        <ButtonAnchor href={returnHref(returnTo, locale)} className="mb-4">
          {t('phone.goBack')}
        </ButtonAnchor>
      )}
      {shown === 'rest' && (
        <div className="flex flex-wrap gap-3">
          {phone.number === null && <p className="mb-1 basis-full text-muted">{t('phone.text')}</p>}
          {phone.available && (
            <Button variant="ghost" onClick={() => setAt('number')}>
              {t(phone.number === null ? 'phone.start' : 'phone.change')}
            </Button>
          )}
          {phone.number !== null && <Remove number={phone.number} />}
        </div>
      )}
      {shown === 'number' && (
        <NumberForm
          countries={phone.countries}
          onAsked={(next) => {
            took(next);
            setAt(next.asked ? 'code' : 'rest');
          }}
          onCancel={() => setAt('rest')}
        />
      )}
      {shown === 'code' && asked && (
        <CodeForm
          asked={asked}
          focus={at === 'code'}
          onAsked={took}
          onVerified={(next) => {
            took(next);
            setAt('rest');
            toasts.show('success', t('phone.done'));
          }}
          onOther={() => setAt('number')}
          onCancel={() => setAt('rest')}
        />
      )}
      {shown === 'code' && !asked && (
        <div className="flex max-w-[440px] flex-col items-start gap-4">
          <p role="alert">{t('phone.over')}</p>
          <Button onClick={() => setAt('number')}>{t('phone.startAgain')}</Button>
        </div>
      )}
    </section>
  );
}

const isOpen = (phone: PhoneShape | undefined): boolean => phone?.asked?.unsent === false;

function Held({ number, verifiedAt }: Readonly<{ number: string; verifiedAt: string | null }>) {
  const { t } = useTranslation('security');
  const locale = useLocale();
  return (
    <p className="mb-4">
      {t('phone.held', { number, day: verifiedAt ? day(dayIn(verifiedAt, localZone()), locale, 'year') : '' })}
    </p>
  );
}

function Remove({ number }: Readonly<{ number: string }>) {
  const { t } = useTranslation('security');
  const api = useApi();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const removing = useAction({
    send: (_: string, options) => api.delete('/phone', {}, options),
    done: () => queries.invalidateQueries({ queryKey: phoneQuery(api).queryKey }),
    said: () => t('phone.removed'),
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {t('phone.remove')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void removing.run(number).then((gone) => gone && setAsks(false))}
        busy={removing.busy}
        title={t('phone.removeTitle')}
        action={t('phone.removeDo')}
      >
        <p>{t('phone.removeText')}</p>
        {removing.problem && <p role="alert">{removing.problem}</p>}
      </ConfirmDialog>
    </>
  );
}
