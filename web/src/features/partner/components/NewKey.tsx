import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysChanged } from '../../../api/partner.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { CopyText } from '../../../ui/CopyText.js';
import { Dialog } from '../../../ui/Dialog.js';
import { TextField } from '../../../ui/TextField.js';
import { NAME_MAX } from '../model/webhook-values.js';
import { Problem } from './Problem.js';

/** Creates an API key, which is displayed only once. */
export function NewKey() {
  const { t } = useTranslation('partner');
  const api = useApi();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [made, setMade] = useState<{ readonly token: string | null } | null>(null);
  const form = useForm<{ name: string }>({
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? [{ id: 'name', text: t('problem.nameMissing') }] : []),
    send: async ({ name }, options) => {
      const key = await api.post('/api_key', { body: { name: name.trim(), scopes: ['events:read'] } }, options);
      await keysChanged(queries);
      setMade(key);
      form.change({ name: '' });
      return undefined;
    },
  });

  return (
    <form
      aria-label={t('keys.new')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
        if (form.values.name.trim() === '') field.current?.focus();
      }}
      className="flex flex-col gap-4"
    >
      <Problem text={form.summary.text ?? null} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          ref={field}
          id="key-name"
          label={t('keys.name')}
          hint={t('keys.nameHint')}
          className="max-w-[420px] flex-[1_1_260px]"
          value={form.values.name}
          maxLength={NAME_MAX}
          autoComplete="off"
          error={form.errorAt('name')}
          onChange={(event) => form.change({ name: event.target.value })}
        />
        <Button type="submit" busy={form.busy} variant="ghost" className="sm:mt-[56px] max-sm:w-full">
          {t('keys.make')}
        </Button>
      </div>
      <Dialog
        deliberate
        open={made !== null}
        onClose={() => setMade(null)}
        title={t('keys.madeTitle')}
        footer={<Button onClick={() => setMade(null)}>{t('keys.kept')}</Button>}
      >
        {made?.token ? (
          <CopyText label={t('keys.token')} hint={t('keys.tokenHint')} value={made.token} />
        ) : (
          <p>{t('keys.tokenGone')}</p>
        )}
      </Dialog>
    </form>
  );
}
