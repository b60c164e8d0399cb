import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { putOwnPlace } from '../../api/own-offers.js';
import { resolvePlace } from '../../api/places.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { refusalOf, useForm } from '../../lib/forms/use-form.js';
import { placeProblemText } from '../../lib/places/place-problem.js';
import {
  addressBody,
  addressFieldId,
  type AddressValues,
  noAddress,
  understoodPlace,
  wrongAddress,
} from '../../lib/places/place.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { AddressFields } from './AddressFields.js';

type Props = Readonly<{
  label: string;
  action: string;
  initial?: AddressValues;
  /** True to ask for a name of the place as well. */
  named?: boolean;
  /** `name` null: none was given. */
  save: (
    body: ReturnType<typeof addressBody>,
    options: Readonly<{ idempotencyKey: string }>,
    name: string | null,
  ) => Promise<unknown>;
  error?: string | undefined;
  /** Closes the card without saving; absent where it stays open. */
  onCancel?: (() => void) | undefined;
}>;

export function AddressEditor({ label, action, initial = noAddress, named = false, save, error, onCancel }: Props) {
  const { t } = useTranslation('address');
  const { t: common } = useTranslation();
  const words = useAnyText();
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm<AddressValues & Readonly<{ name: string }>>({
    initial: { ...initial, name: '' },
    check: (values) => wrongAddress(values).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) })),
    send: async (typed, options) => {
      const meant = typed.place.town ? null : await resolvePlace(queries, api, typed.place.typed);
      const place = meant ? understoodPlace(meant, typed.place.typed) : typed.place;
      if (!place)
        return {
          problems: [{ id: 'place', text: placeProblemText(words, locale, typed.place.typed, meant ?? undefined) }],
        };
      if (meant) form.change({ place });
      if (!place.postal) return { problems: [{ id: 'place-postal', text: t('problem.postalMissing') }] };
      try {
        await save(addressBody({ ...typed, place }), options, typed.name.trim() || null);
        return undefined;
      } catch (failure) {
        return refusalOf(common, failure, (path) =>
          path === 'name' ? path : addressFieldId(path.split('.').at(-1), place),
        );
      }
    },
  });
  return (
    <div
      role="group"
      aria-label={label}
      className="flex max-w-[720px] flex-col gap-5 rounded-md border border-line p-5"
    >
      {named && (
        <TextField
          id="name"
          label={t('placeName')}
          hint={t('placeNameHint')}
          optional
          autoComplete="off"
          maxLength={limits.placeName}
          value={form.values.name}
          error={form.errorAt('name')}
          onChange={(event) => form.change({ name: event.target.value })}
        />
      )}
      <AddressFields values={form.values} onChange={form.change} errorAt={form.errorAt} />
      {form.summary.text && (
        <p role="alert" className="rounded-md bg-rose p-3 text-rose-ink">
          {form.summary.text}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          id="place-add"
          variant="ghost"
          busy={form.busy}
          onClick={() => void form.submit()}
          {...(error ? { 'aria-describedby': 'place-add-error' } : {})}
        >
          {action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {common('ui.cancel')}
          </Button>
        )}
        {error && (
          <p id="place-add-error" className="w-full text-small font-semibold text-rose-ink">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

type NewPlaceProps = Pick<Props, 'error' | 'onCancel'> & Readonly<{ onAdded: (placeId: string) => void }>;

export function NewPlace({ onAdded, error, onCancel }: NewPlaceProps) {
  const { t } = useTranslation('address');
  const api = useApi();
  const queries = useQueryClient();
  return (
    <AddressEditor
      label={t('newPlace')}
      action={t('takePlace')}
      error={error}
      named
      onCancel={onCancel}
      save={async (body, options, name) => {
        const added = await api.post('/profile_place', { body: { ...body, name } }, options);
        putOwnPlace(queries, api, added);
        onAdded(added.place_id);
      }}
    />
  );
}
