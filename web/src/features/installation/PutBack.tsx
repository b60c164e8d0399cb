import type { SettingShape } from '@lendring/contracts/http/installation.js';
import type { Setting } from '@lendring/contracts/installation/setting.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putSetting } from '../../api/settings.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { ReasonField } from './ReasonField.js';
import { SettingValue } from './SettingValue.js';

type Props = Readonly<{
  shown: SettingShape;
  number: number;
  setting: Setting;
  action: string;
  title: string;
  onChanged: (now: SettingShape) => void;
}>;

export function PutBack({ shown, number, setting, action, title, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  // Operator details and banners are self-explanatory and need no reason.
  const needsReason = setting.part !== 'operator' && setting.part !== 'banner';
  const put = useAction({
    send: (_: void, options) => {
      const why = reason.trim();
      const body = { part: setting.part, number, ...(why && { reason: why }), after: shown.number };
      return api.patch('/setting_put_back', { body }, options);
    },
    done: async (now) => {
      await putSetting(queries, api, now);
      setAsking(false);
      onChanged(now);
    },
    said: () => t('settings.saved'),
    failed: () => void queries.invalidateQueries({ queryKey: ['settings'] }),
  });
  const close = () => {
    put.forget();
    setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        onConfirm={() => {
          const lacksReason = needsReason && reason.trim() === '';
          setMissing(lacksReason);
          if (!lacksReason) void put.run();
        }}
        title={title}
        action={action}
        busy={put.busy}
        danger={false}
      >
        <p className="mb-3">{t('settings.putBackText')}</p>
        <SettingValue setting={setting} />
        {needsReason && (
          <div className="mt-4">
            <ReasonField
              id={`reason-${number}`}
              value={reason}
              error={isMissing ? t('settings.problem.reason') : undefined}
              onChange={(text) => {
                setReason(text);
                setMissing(false);
              }}
            />
          </div>
        )}
        {put.problem && (
          <p role="alert" className="mt-3 font-semibold text-rose-ink">
            {put.problem}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
