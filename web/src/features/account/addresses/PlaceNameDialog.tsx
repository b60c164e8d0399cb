import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { addressLine, putOwnPlace } from '../../../api/own-offers.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { TextField } from '../../../ui/TextField.js';
import { toasts } from '../../../ui/toasts.js';

type Props = Readonly<{ place: OwnPlaceShape; onClose: () => void }>;

/** Names a place; an empty field removes its name. */
export function PlaceNameDialog({ place, onClose }: Props) {
  const { t } = useTranslation('account');
  const { t: address } = useTranslation('address');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const id = useId();
  const form = useForm({
    initial: { name: place.name ?? '' },
    check: () => [],
    send: async (values, options) => {
      const name = values.name.trim() || null;
      await api.patch('/profile_place/{id}', { id: place.place_id, body: { name } }, options);
      putOwnPlace(queries, api, { ...place, name });
      toasts.show('success', t('saved'));
      onClose();
      return undefined;
    },
    fieldOf: (path) => path,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('places.nameTitle')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('ui.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p className="wrap-anywhere">{addressLine(place)}</p>
        <TextField
          id="name"
          label={address('placeName')}
          hint={address('placeNameHint')}
          optional
          autoComplete="off"
          maxLength={limits.placeName}
          value={form.values.name}
          error={form.errorAt('name')}
          onChange={(event) => form.change({ name: event.target.value })}
        />
        {form.summary.text && (
          <p role="alert" className="font-semibold text-rose-ink">
            {form.summary.text}
          </p>
        )}
      </form>
    </Dialog>
  );
}
