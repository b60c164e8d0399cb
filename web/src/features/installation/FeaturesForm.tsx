import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { featureNames } from '@lendring/contracts/installation/feature-names.js';
import type { Features } from '@lendring/contracts/installation/feature.js';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/forms/use-form.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { PublishDraft } from './PublishDraft.js';
import { useChange } from './use-change.js';

type Props = Readonly<{ shown: SettingShape; features: Features; onChanged: (now: SettingShape) => void }>;

export function FeaturesForm({ shown, features, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const send = useChange({ shown, idOf: (path) => path, onChanged });
  const form = useForm<Features & Readonly<{ reason: string }>>({
    initial: { ...features, reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ id: 'reason', text: t('settings.problem.reason') }] : []),
    send: async ({ reason, ...value }, options) => send({ part: 'features', value }, options, reason),
  });
  const { values, errorAt, change } = form;
  const { reason, ...draft } = values;
  return (
    <form
      aria-label={t('settings.parts.features')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex max-w-[640px] flex-col gap-5"
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-semibold">{t('settings.features.legend')}</legend>
        {featureNames.map((name) => (
          <div key={name} className="border-b border-line pb-3">
            <Checkbox
              id={name}
              label={t(`settings.features.${name}`)}
              hint={t(`settings.features.${name}Off`)}
              checked={draft[name]}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
          </div>
        ))}
      </fieldset>
      <PublishDraft
        before={shown.setting}
        draft={{ part: 'features', value: draft }}
        reason={reason}
        error={errorAt('reason')}
        busy={form.busy}
        onReason={(text) => change({ reason: text })}
      />
    </form>
  );
}
