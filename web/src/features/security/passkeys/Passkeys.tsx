import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factorsQuery, signInHistoryQuery } from '../../../api/account.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Button } from '../../../ui/Button.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { later } from '../../../ui/later.js';
import { toasts } from '../../../ui/toasts.js';
import { ProofFields, ProofForm, useProofForm } from '../components/proof.js';
import { PasskeyRow, type PasskeyShape } from './PasskeyRow.js';

type Props = Readonly<{
  passkey: PasskeyShape;
  withCode: boolean;
  onDone: () => Promise<unknown>;
  onMissing: () => void;
  onCancel: () => void;
}>;

const ids = { password: 'removePassword', code: 'removeCode' } as const;

function RemovePasskey({ passkey, withCode, onDone, onMissing, onCancel }: Props) {
  const { t } = useTranslation('security');
  const api = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useProofForm({
    ids,
    withCode,
    missing: t('twoSteps.passwordMissing'),
    initial: {},
    check: (_, proof) => proof,
    send: async (_, proof, options) => {
      try {
        await api.post('/passkey_off/{id}', { id: passkey.passkey_id, body: proof }, options);
        await onDone();
        return undefined;
      } catch (error) {
        if (isApiError(error) && error.code === 'passkey_not_found') onMissing();
        throw error;
      }
    },
  });
  return (
    <ProofForm
      form={form}
      labelledBy="remove-passkey"
      intro={
        <div>
          <h3 id="remove-passkey" ref={heading} tabIndex={-1} className="title mb-1 outline-none">
            {t('passkeys.removeTitle')}
          </h3>
          <p className="text-muted wrap-anywhere">{t('passkeys.removeText', { name: passkey.name })}</p>
        </div>
      }
      act={t('passkeys.removeDo')}
      danger
      cancel={t('passkeys.cancel')}
      onCancel={onCancel}
    >
      <ProofFields form={form} ids={ids} withCode={withCode} />
    </ProofForm>
  );
}

const AddPasskey = later(async () => (await import('./AddPasskey.js')).AddPasskey);

export function Passkeys() {
  const { t } = useTranslation('security');
  const api = useApi();
  const queries = useQueryClient();
  const { data: factors, error } = useQuery(factorsQuery(api));
  const [adding, setAdding] = useState(false);
  const [going, setGoing] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const able = typeof PublicKeyCredential !== 'undefined';
  const changed = () =>
    Promise.all(
      [factorsQuery(api), signInHistoryQuery(api)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
  const stay = () => {
    moved.current = true;
    setGoing(null);
  };
  // Restore the focus, because closing the form removes the focused element.
  useEffect(() => {
    if (adding || going !== null || !moved.current) return;
    moved.current = false;
    heading.current?.focus();
  }, [adding, going]);
  const close = () => {
    moved.current = true;
    setAdding(false);
  };
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1} className="mb-2 text-h3 outline-none">
        {t('passkeys.title')}
      </h2>
      <p className="mb-4 text-muted">{t('passkeys.text')}</p>
      {!factors && (error ? <LoadProblem error={error} /> : <SkeletonText lines={2} />)}
      {factors && factors.passkeys.length > 0 && (
        <ul className="m-0 mb-4 list-none divide-y divide-line rounded-lg border border-line p-0">
          {factors.passkeys.map((passkey) =>
            passkey.passkey_id === going ? (
              <li key={passkey.passkey_id} className="px-5 py-4">
                <RemovePasskey
                  passkey={passkey}
                  withCode={factors.totp !== null}
                  onDone={async () => {
                    toasts.show('success', t('passkeys.removed'));
                    await changed();
                    stay();
                  }}
                  onMissing={() => void changed()}
                  onCancel={stay}
                />
              </li>
            ) : (
              <PasskeyRow
                key={passkey.passkey_id}
                passkey={passkey}
                onRenamed={changed}
                onRemove={() => setGoing(passkey.passkey_id)}
              />
            ),
          )}
        </ul>
      )}
      {factors && adding && (
        <AddPasskey
          withCode={factors.totp !== null}
          onCancel={close}
          onDone={() => {
            toasts.show('success', t('passkeys.added'));
            void changed();
            close();
          }}
        />
      )}
      {factors && !adding && able && <Button onClick={() => setAdding(true)}>{t('passkeys.add')}</Button>}
      {factors && !able && <p className="text-muted">{t('passkeys.unable')}</p>}
    </section>
  );
}
