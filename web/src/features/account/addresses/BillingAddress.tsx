import type { ProfilePatch } from '@lendring/contracts/http/profile.js';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../api/own-offers.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { placeOf } from '../../../lib/places/place.js';
import type { Profile } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { toasts } from '../../../ui/toasts.js';

const AddressEditor = lazy(async () => ({
  default: (await import('../../../parts/places/AddressEditor.js')).AddressEditor,
}));

type Props = Readonly<{
  address: Profile['billing_address'];
  editing: boolean;
  onEditing: ((editing: boolean) => void) | undefined;
}>;

export function BillingAddress({ address, editing, onEditing }: Props) {
  const { t } = useTranslation('account');
  const api = useApi();
  const store = useSessionStore();
  const [removing, setRemoving] = useState(false);
  const done = async () => {
    await store.refresh();
    onEditing?.(false);
    setRemoving(false);
  };
  const remove = useAction({
    send: (_: void, options) => api.patch('/profile', { body: { billing_address: null } }, options),
    done,
    said: () => t('billing.removed'),
  });
  return (
    <section aria-labelledby="billing" className="flex flex-col gap-3">
      <div>
        <h2 id="billing" className="text-h3">
          {t('billing.title')}
        </h2>
        <p className="mt-1 text-muted">{t('billing.use')}</p>
      </div>
      {editing ? (
        <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
          <AddressEditor
            label={t('billing.title')}
            action={t('save')}
            {...(address ? { initial: { street: address.street, place: placeOf(address) } } : {})}
            save={async (body, options) => {
              const changes: ProfilePatch = { billing_address: body };
              await api.patch('/profile', { body: changes }, options);
              await done();
              toasts.show('success', t('saved'));
            }}
            onCancel={() => onEditing?.(false)}
          />
        </Suspense>
      ) : (
        <>
          {address && <p className="font-bold wrap-anywhere">{addressLine(address)}</p>}
          <div className="flex flex-wrap gap-3">
            {onEditing && (
              <Button variant="ghost" onClick={() => onEditing(true)}>
                {t(address ? 'billing.change' : 'billing.add')}
              </Button>
            )}
            {address && (
              <Button variant="danger" onClick={() => setRemoving(true)}>
                {t('billing.remove')}
              </Button>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        open={removing}
        onClose={() => {
          setRemoving(false);
          remove.forget();
        }}
        onConfirm={() => void remove.run()}
        busy={remove.busy}
        title={t('billing.removeTitle')}
        action={t('billing.remove')}
      >
        <p>{t('billing.removeText')}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {remove.problem}
        </p>
      </ConfirmDialog>
    </section>
  );
}
