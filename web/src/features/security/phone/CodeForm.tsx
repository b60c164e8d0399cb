import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneShape } from '@lendring/contracts/http/phone.js';
import { clock, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { CodeField } from '../../../ui/CodeField.js';
import { ProofForm, refusalAt } from '../components/proof.js';

/** Focuses a field when its form opens; `on` is false on page load. */
export const useFocusOn = (id: string, on = true): void => {
  useEffect(() => {
    if (on) document.getElementById(id)?.focus();
  }, [id, on]);
};

const secondsUntil = (instant: string, most: number): number =>
  Math.min(most, Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)));

/** Seconds until an instant, limited to `most`, because browser and server clocks may differ. */
const useSecondsUntil = (instant: string, most: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant, most));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(instant, most));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [instant, most]);
  return seconds;
};

type Asked = NonNullable<PhoneShape['asked']>;

type Props = Readonly<{
  asked: Asked;
  focus: boolean;
  onAsked: (phone: PhoneShape) => void;
  onVerified: (phone: PhoneShape) => void;
  onOther: () => void;
  onCancel: () => void;
}>;

const fieldOf = {
  phone_code_wrong: 'phoneCode',
  phone_code_spent: 'phoneCode',
  phone_code_expired: 'phoneCode',
  phone_not_asked: 'phoneCode',
  'body.code': 'phoneCode',
};

export function CodeForm({ asked, focus, onAsked, onVerified, onOther, onCancel }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const api = useApi();
  useFocusOn('phoneCode', focus);
  const form = useForm({
    initial: { phoneCode: '' },
    check: ({ phoneCode }) => (phoneCode.trim() === '' ? [{ id: 'phoneCode', text: t('phone.codeMissing') }] : []),
    send: ({ phoneCode }, options) =>
      api.post('/phone', { body: { code: phoneCode } }, options).then(
        (phone) => {
          onVerified(phone);
          return undefined;
        },
        (error: unknown) => refusalAt(common, error, fieldOf),
      ),
  });
  return (
    <>
      <ProofForm
        form={form}
        labelledBy="phone"
        intro={
          asked.unsent ? (
            <p role="alert">{t('phone.unsent', { number: asked.number })}</p>
          ) : (
            <p>{t('phone.sent', { number: asked.number, time: clock(asked.expires_at, locale, localZone()) })}</p>
          )
        }
        act={t('phone.verify')}
        cancel={t('twoSteps.cancel')}
        onCancel={onCancel}
      >
        <CodeField
          id="phoneCode"
          label={t('phone.code')}
          hint={t('phone.codeHint')}
          error={form.errorAt('phoneCode')}
          onChange={(phoneCode) => form.change({ phoneCode })}
        />
      </ProofForm>
      <Again asked={asked} onAsked={onAsked} onOther={onOther} />
    </>
  );
}

/** Pause between two SMS, in seconds; must match the server's. */
const PAUSE_SECONDS = 60;

function Again({ asked, onAsked, onOther }: Pick<Props, 'asked' | 'onAsked' | 'onOther'>) {
  const { t } = useTranslation('security');
  const api = useApi();
  const seconds = useSecondsUntil(asked.again_at, PAUSE_SECONDS);
  const [came, setCame] = useState('');
  const again = useAction({
    send: (number: string, options) => api.post('/phone_code', { body: { number } }, options),
    done: (phone) => {
      setCame(t('phone.sentAgain'));
      onAsked(phone);
    },
  });
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-center gap-3">
        {seconds > 0 ? (
          <span className="text-small text-muted">{t('phone.againIn', { count: seconds })}</span>
        ) : (
          <Button
            variant="ghost"
            small
            busy={again.busy}
            onClick={() => {
              setCame('');
              void again.run(asked.number);
            }}
          >
            {t('phone.again')}
          </Button>
        )}
        <Button variant="quiet" small onClick={onOther}>
          {t('phone.other')}
        </Button>
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {came}
      </p>
      <p role="alert" className="mt-2 font-semibold text-rose-ink empty:hidden">
        {again.problem}
      </p>
    </div>
  );
}
