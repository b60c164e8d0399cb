import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.js';
import { Button } from '../../../ui/Button.js';
import { CopyText } from '../../../ui/CopyText.js';
import { Dialog } from '../../../ui/Dialog.js';
import { TextField } from '../../../ui/TextField.js';
import { NAME_MAX } from '../model/webhook-values.js';
import { useAction } from '../use-action.js';
import { Problem } from './Problem.js';

/** A name, and then the key itself: it is shown this once. */
export function NewKey() {
  const { t } = useTranslation('partner');
  const api = useApi();
  const { run, busy, problem, anew } = useAction('api-keys');
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [nameless, setNameless] = useState(false);
  const [made, setMade] = useState<{ readonly token: string | null } | null>(null);

  const make = async () => {
    setNameless(name.trim() === '');
    if (name.trim() === '') {
      field.current?.focus();
      return;
    }
    const answer = await run((idempotencyKey) =>
      api.post('/api_key', { body: { name: name.trim(), scopes: ['events:read'] } }, { idempotencyKey }),
    );
    if (!answer) return;
    setName('');
    setMade(answer);
  };

  return (
    <form
      aria-label={t('keys.new')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
      className="flex flex-col gap-4"
    >
      <Problem text={problem} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          ref={field}
          id="key-name"
          label={t('keys.name')}
          hint={t('keys.nameHint')}
          className="max-w-[420px] flex-[1_1_260px]"
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          error={nameless ? t('problem.nameMissing') : undefined}
          onChange={(event) => {
            anew();
            setName(event.target.value);
            setNameless(false);
          }}
        />
        <Button type="submit" busy={busy} variant="ghost" className="sm:mt-[56px] max-sm:w-full">
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
