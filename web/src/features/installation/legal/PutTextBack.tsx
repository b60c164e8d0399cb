import type { LegalSettingShape } from '@lendring/contracts/http/legal.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putLegalSetting } from '../../../api/settings.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { legalPages } from '../../../lib/installation/legal-pages.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';

type Props = Readonly<{
  shown: LegalSettingShape;
  number: number;
  action: string;
  title: string;
  onChanged: (now: LegalSettingShape) => void;
}>;

export function PutTextBack({ shown: { name, number: after }, number, action, title, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const put = useAction({
    send: (_: void, options) => api.patch('/legal_put_back/{id}', { id: name, body: { number, after } }, options),
    done: async (now) => {
      await putLegalSetting(queries, now);
      setAsking(false);
      onChanged(now);
    },
    said: () => t('settings.saved'),
    failed: () => void queries.invalidateQueries({ queryKey: ['legal-settings'] }),
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
        onConfirm={() => void put.run()}
        title={title}
        action={action}
        busy={put.busy}
        danger={false}
      >
        <p className="mb-3">{t('settings.legal.putBackText')}</p>
        <p>
          <Link to={legalPages[name].to} search={{ version: number }} target="_blank" className="font-semibold">
            {t('settings.legal.page')}
          </Link>
        </p>
        {put.problem && (
          <p role="alert" className="mt-3 font-semibold text-rose-ink">
            {put.problem}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
