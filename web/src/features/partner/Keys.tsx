import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKeyShape } from '@lendring/contracts/http/partner.js';
import { keysChanged, keysQuery } from '../../api/partner.js';
import { day } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { DOUBLE_CLICK_MS, useAction } from '../../lib/forms/use-action.js';
import { useForm } from '../../lib/forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { CopyText } from '../../ui/CopyText.js';
import { Dialog } from '../../ui/Dialog.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { TextField } from '../../ui/TextField.js';
import { useReturnFocus } from '../../ui/use-return-focus.js';
import { Problem } from './webhook-status.js';
import { NAME_MAX } from './webhook-values.js';

/** Creates an API key, which is displayed only once. */
function NewKey() {
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

export function Keys() {
  const { t } = useTranslation('partner');
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const { data, error } = useQuery(keysQuery(api));
  const [going, setGoing] = useState<ApiKeyShape | null>(null);
  const revocation = useAction({
    leastMs: DOUBLE_CLICK_MS,
    send: (key: ApiKeyShape, options) => api.delete('/api_key/{id}', { id: key.key_id }, options),
    done: () => keysChanged(queries),
  });
  useReturnFocus(going !== null, 'keys');

  const ask = (key: ApiKeyShape) => {
    revocation.forget();
    setGoing(key);
  };
  const revoke = async () => {
    if (going) await revocation.run(going);
    setGoing(null);
  };

  return (
    <section aria-labelledby="keys" className="flex flex-col gap-5">
      <div>
        <h2 id="keys" tabIndex={-1} className="text-h3">
          {t('keys.title')}
        </h2>
        <p className="mt-1 max-w-[60ch] text-muted">{t('keys.intro')}</p>
      </div>
      <Problem text={revocation.problem ?? (error && !data ? errorText(words, error) : null)} />
      {!data
        ? !error && <SkeletonText lines={2} />
        : data.length > 0 && (
            <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
              {data.map((key) => (
                <KeyRow key={key.key_id} apiKey={key} onRevoke={() => ask(key)} />
              ))}
            </ul>
          )}
      <NewKey />
      {going && (
        <ConfirmDialog
          open
          onClose={() => setGoing(null)}
          onConfirm={() => void revoke()}
          busy={revocation.busy}
          title={t('keys.revokeTitle')}
          action={t('keys.revoke')}
        >
          <p className="wrap-anywhere">{t('keys.revokeText', { name: going.name })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function KeyRow({
  apiKey: { name, hint, created_at: created, last_used_on: used },
  onRevoke,
}: Readonly<{ apiKey: ApiKeyShape; onRevoke: () => void }>) {
  const { t } = useTranslation('partner');
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 pr-2 pl-5">
      <div className="min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">
          {name} <span className="font-mono text-small font-normal text-muted">{t('keys.hint', { hint })}</span>
        </p>
        <p className="text-base text-muted">
          {[
            t('keys.made', { day: day(created.slice(0, 10), locale, 'year') }),
            used ? t('keys.used', { day: day(used, locale, 'year') }) : t('keys.unused'),
          ].join('\u00a0· ')}
        </p>
      </div>
      <Button variant="danger" onClick={onRevoke} aria-label={t('keys.revokeNamed', { name })}>
        {t('keys.revoke')}
      </Button>
    </li>
  );
}
