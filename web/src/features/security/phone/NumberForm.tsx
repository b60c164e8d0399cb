import type { PhoneShape } from '@lendring/contracts/http/phone.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { TextField } from '../../../ui/TextField.js';
import { ProofForm } from '../components/ProofForm.js';
import { refusalAt } from '../refusal-at.js';
import { useFocusOn } from './use-focus-on.js';

type Props = Readonly<{ countries: readonly string[]; onAsked: (phone: PhoneShape) => void; onCancel: () => void }>;

export const numberRefusals = (id: string): Readonly<Record<string, string>> =>
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

export function NumberForm({ countries, onAsked, onCancel }: Props) {
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
