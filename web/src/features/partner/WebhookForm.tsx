import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookBody } from '@lendring/contracts/http/partner.js';
import type { FollowedType } from '@lendring/contracts/partner/followed-events.js';
import { webhooksChanged } from '../../api/partner.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useForm } from '../../lib/forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import {
  emptyWebhook,
  fieldOf,
  groups,
  NAME_MAX,
  textKey,
  webhookBody,
  type WebhookValues,
  wrongWebhook,
} from './webhook-values.js';

type Props = Readonly<{
  label: string;
  action: string;
  initial: WebhookValues;
  save: (body: WebhookBody, options: Readonly<{ idempotencyKey: string }>) => Promise<void>;
  cancel?: ReactNode;
}>;

export function WebhookForm({ label, action, initial, save, cancel }: Props) {
  const { t } = useTranslation('partner');
  const form = useForm<WebhookValues>({
    initial,
    check: (values) => wrongWebhook(values).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) })),
    send: async (values, options) => {
      await save(webhookBody(values), options);
    },
    fieldOf,
  });
  const { values, errorAt, change } = form;

  return (
    <SendForm form={form} label={label} className="flex max-w-[640px] flex-col gap-6">
      <TextField
        id="name"
        label={t('webhook.name')}
        hint={t('webhook.nameHint')}
        value={values.name}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={errorAt('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        id="url"
        type="url"
        inputMode="url"
        label={t('webhook.url')}
        hint={t('webhook.urlHint')}
        value={values.url}
        autoComplete="off"
        spellCheck={false}
        error={errorAt('url')}
        onChange={(event) => change({ url: event.target.value })}
      />
      <fieldset
        id="types"
        tabIndex={-1}
        className="min-w-0"
        {...(errorAt('types') ? { 'aria-describedby': 'types-error' } : {})}
      >
        <legend className="mb-1 text-base font-bold">{t('webhook.types')}</legend>
        {errorAt('types') && (
          <p id="types-error" className="text-small font-semibold text-rose-ink">
            {errorAt('types')}
          </p>
        )}
        <div className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Group
            title={t('webhook.offers')}
            hint={t('webhook.offersHint')}
            types={groups.offer}
            chosen={values.types}
            onChange={(types) => change({ types })}
          />
          <Group
            title={t('webhook.requests')}
            hint={t('webhook.requestsHint')}
            types={groups.request}
            chosen={values.types}
            onChange={(types) => change({ types })}
          />
          <Group
            title={t('webhook.groups')}
            hint={t('webhook.groupsHint')}
            types={groups.group}
            chosen={values.types}
            onChange={(types) => change({ types })}
          />
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy} className="max-sm:w-full">
          {action}
        </Button>
        {cancel}
      </div>
    </SendForm>
  );
}

function Group({
  title,
  hint,
  types,
  chosen,
  onChange,
}: Readonly<{
  title: string;
  hint: string;
  types: readonly FollowedType[];
  chosen: readonly FollowedType[];
  onChange: (types: readonly FollowedType[]) => void;
}>) {
  const { t } = useTranslation('partner');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <p id={id} className="font-head text-lead">
        {title}
      </p>
      <p id={`${id}-hint`} className="text-small text-muted">
        {hint}
      </p>
      {types.map((type) => (
        <Checkbox
          key={type}
          label={t(`type.${textKey(type)}` as 'type.offer-published')}
          checked={chosen.includes(type)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, type] : chosen.filter((one) => one !== type))
          }
        />
      ))}
    </div>
  );
}

export function NewWebhookPage() {
  const { t } = useTranslation(['partner', 'common']);
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <WebhookForm
      label={t('webhooks.new')}
      action={t('webhook.create')}
      initial={emptyWebhook}
      cancel={
        <ButtonLink to="/account/api" variant="quiet" className="max-sm:w-full">
          {t('common:ui.cancel')}
        </ButtonLink>
      }
      save={async (body, options) => {
        const made = await api.post('/webhook', { body }, options);
        await webhooksChanged(queries, true);
        toasts.show('success', t('webhook.created'));
        await navigate({ to: '/account/api/$webhookId', params: { webhookId: made.webhook_id } });
      }}
    />
  );
}
