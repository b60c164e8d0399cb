import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factorsQuery, signInHistoryQuery } from '../../../api/security.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { later } from '../../../ui/later.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { toasts } from '../../../ui/toasts.js';
import { PasskeyRow } from './PasskeyRow.js';
import { RemovePasskey } from './RemovePasskey.js';

const AddPasskey = later(async () => (await import('./AddPasskey.js')).AddPasskey);

export function Passkeys() {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
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
  // A closed form takes the focused element with it: restore the focus.
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
      {!factors && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={2} />)}
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
