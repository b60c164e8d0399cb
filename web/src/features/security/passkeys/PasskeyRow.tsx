import type { FactorsShape } from '@lendring/contracts/http/security.js';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instant, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { TextField } from '../../../ui/TextField.js';
import { refusalAt } from '../components/proof.js';

export type PasskeyShape = FactorsShape['passkeys'][number];
type Props = Readonly<{ passkey: PasskeyShape; onRenamed: () => Promise<unknown>; onRemove: () => void }>;

export function PasskeyRow({ passkey, onRenamed, onRemove }: Props) {
  const { t } = useTranslation('security');
  const locale = useLocale();
  const [renaming, setRenaming] = useState(false);
  const when = (at: string) => instant(at, locale, localZone());
  const { name, added, last_used: used, synced } = passkey;
  if (renaming)
    return (
      <li className="px-5 py-3">
        <Rename
          passkey={passkey}
          onDone={async () => {
            await onRenamed();
            setRenaming(false);
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <Icon icon={KeyRound} className="shrink-0 text-teal" />
      <span className="min-w-0 flex-[1_1_220px]">
        <span className="block font-bold wrap-anywhere">{name}</span>
        <span className="block text-base text-muted">
          {[
            t('passkeys.addedOn', { when: when(added) }),
            used === null ? t('passkeys.unused') : t('passkeys.used', { when: when(used) }),
            ...(synced ? [t('passkeys.synced')] : []),
          ].join(', ')}
        </span>
      </span>
      <span className="flex gap-1">
        <Button variant="quiet" small onClick={() => setRenaming(true)}>
          {t('passkeys.rename')}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button variant="danger" small onClick={onRemove}>
          {t('passkeys.remove')}
          <span className="sr-only">: {name}</span>
        </Button>
      </span>
    </li>
  );
}

function Rename({
  passkey,
  onDone,
  onCancel,
}: Readonly<{ passkey: PasskeyShape; onDone: () => Promise<void>; onCancel: () => void }>) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const api = useApi();
  const form = useForm({
    initial: { newName: passkey.name },
    check: ({ newName }) => (newName.trim() === '' ? [{ id: 'newName', text: t('passkeys.nameMissing') }] : []),
    send: ({ newName }, options) =>
      api.patch('/passkey/{id}', { id: passkey.passkey_id, body: { name: newName.trim() } }, options).then(
        async () => {
          await onDone();
          return undefined;
        },
        (error: unknown) => refusalAt(common, error, { 'body.name': 'newName', passkey_not_found: 'newName' }),
      ),
  });
  return (
    <form
      aria-label={t('passkeys.rename')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex flex-col gap-3"
    >
      <TextField
        id="newName"
        label={t('passkeys.name')}
        error={form.errorAt('newName') ?? form.summary.text}
        maxLength={60}
        value={form.values.newName}
        onChange={(event) => form.change({ newName: event.target.value })}
      />
      <span className="flex gap-3">
        <Button type="submit" small busy={form.busy}>
          {t('passkeys.save')}
        </Button>
        <Button variant="quiet" small onClick={onCancel}>
          {t('passkeys.cancel')}
        </Button>
      </span>
    </form>
  );
}
