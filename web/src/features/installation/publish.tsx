import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import type { Setting } from '@lendring/contracts/installation/settings.js';
import { putSetting } from '../../api/installation.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { type Refusal, refusalOf } from '../../lib/forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { SettingDifference } from './setting-values.js';

type Setup = Readonly<{
  /** Base version when the form was opened, to detect concurrent changes. */
  shown: SettingShape;
  /** Element id of the field at a path in the value, such as `texts.de`. */
  idOf: (path: string) => string | null;
  onChanged: (now: SettingShape) => void;
}>;

export const useChange = ({ shown, idOf, onChanged }: Setup) => {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const [after] = useState(shown.number);
  return async (
    setting: Setting,
    options: Readonly<{ idempotencyKey: string }>,
    reason?: string,
  ): Promise<Refusal | undefined> => {
    try {
      const body = { setting, ...(reason?.trim() && { reason: reason.trim() }), after };
      const now = await api.patch('/setting', { body }, options);
      await putSetting(queries, api, now);
      toasts.show('success', t('settings.saved'));
      onChanged(now);
      return undefined;
    } catch (error) {
      return refusalOf(common, error, (path) => (path === 'reason' ? path : idOf(path.replace('setting.value.', ''))));
    }
  };
};

/**
 * Keeps the form's values while other admins change the setting, and resets the form after the user's own change. `now`
 * is the latest version known: the response of a change is available before the version list is refetched.
 */
export const useOwnChange = <Shown extends Readonly<{ number: number }>>(shown: Shown) => {
  const [own, onChanged] = useState(shown);
  return { now: own.number > shown.number ? own : shown, formKey: own.number, onChanged };
};

type ReasonFieldProps = Readonly<{
  id?: string;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}>;

export function ReasonField({ id = 'reason', value, error, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('backoffice');
  return (
    <TextField
      id={id}
      label={t('settings.reason')}
      hint={t('settings.reasonHint')}
      value={value}
      maxLength={limits.reason}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type PublishDraftProps = Readonly<{
  before: Setting;
  draft: Setting;
  reason: string;
  error: string | undefined;
  busy: boolean;
  onReason: (text: string) => void;
}>;

export function PublishDraft({ before, draft, reason, error, busy, onReason }: PublishDraftProps) {
  const { t } = useTranslation('backoffice');
  return (
    <>
      <section aria-labelledby="draft">
        <h2 id="draft" className="mb-3 text-h3">
          {t('settings.draft')}
        </h2>
        <SettingDifference before={before} setting={draft} />
      </section>
      <ReasonField value={reason} error={error} onChange={onReason} />
      <Button type="submit" busy={busy} className="max-sm:w-full sm:self-start">
        {t('settings.publish')}
      </Button>
    </>
  );
}
