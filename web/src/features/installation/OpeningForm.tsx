import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import type { Opening } from '@lendring/contracts/installation/opening.js';
import { closedWords } from '@lendring/contracts/texts/closed-page.js';
import { useTranslation } from 'react-i18next';
import { localeCodes, locales } from '../../i18n/locale.js';
import { useForm } from '../../lib/forms/use-form.js';
import { UnsavedGuard } from '../../parts/backoffice/UnsavedGuard.js';
import { Button } from '../../ui/Button.js';
import { CopyText } from '../../ui/CopyText.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextField } from '../../ui/TextField.js';
import { draftOf, freshCode, instantAt, isCode, type OpeningDraft, openingOf, openings } from './opening-draft.js';
import { PublishDraft, useChange } from './publish.js';

type Props = Readonly<{ shown: SettingShape; opening: Opening | null; onChanged: (now: SettingShape) => void }>;

export function OpeningForm({ shown, opening, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const send = useChange({ shown, idOf: (path) => (path === 'opensAt' || path === 'code' ? path : null), onChanged });
  const form = useForm<OpeningDraft>({
    initial: () => draftOf(opening, Date.now()),
    check: ({ when, opensAt, code, reason }) => {
      const instant = instantAt(opensAt);
      return [
        ...(when === 'day' && instant === null ? [{ id: 'opensAt', text: t('settings.problem.time') }] : []),
        ...(when === 'day' && instant !== null && Date.parse(instant) <= Date.now()
          ? [{ id: 'opensAt', text: t('settings.problem.past') }]
          : []),
        ...(when !== 'open' && !isCode(code.trim()) ? [{ id: 'code', text: t('settings.problem.code') }] : []),
        ...(reason.trim() === '' ? [{ id: 'reason', text: t('settings.problem.reason') }] : []),
      ];
    },
    send: async (values, options) => send({ part: 'opening', value: openingOf(values) }, options, values.reason),
  });
  const { values, errorAt, change } = form;
  const draft = openingOf(values);
  const name = document.documentElement.dataset['brand'] ?? BUILT_IN_NAME;
  return (
    <SendForm form={form} label={t('settings.parts.opening')} className="flex max-w-[640px] flex-col gap-5">
      <UnsavedGuard form={form} />
      <RadioCards
        id="when"
        legend={t('settings.opening.when')}
        className="grid-cols-1! sm:grid-cols-3!"
        value={values.when}
        onChange={(when) => change({ when })}
        options={openings.map((value) => ({
          value,
          label: t(`settings.opening.${value}`),
          detail: t(`settings.opening.${value}Detail`),
        }))}
      />
      {values.when === 'day' && (
        <TextField
          id="opensAt"
          type="datetime-local"
          label={t('settings.opening.from')}
          hint={t('settings.banner.zone')}
          value={values.opensAt}
          error={errorAt('opensAt')}
          onChange={(event) => change({ opensAt: event.target.value })}
        />
      )}
      {draft !== null && (
        <>
          <div className="flex flex-col gap-2">
            <TextField
              id="code"
              label={t('settings.opening.code')}
              hint={t('settings.opening.codeHint')}
              value={values.code}
              maxLength={limits.openingCode}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              error={errorAt('code')}
              onChange={(event) => change({ code: event.target.value })}
            />
            <Button variant="ghost" small className="self-start" onClick={() => change({ code: freshCode() })}>
              {t('settings.opening.fresh')}
            </Button>
          </div>
          {isCode(draft.code) && (
            <CopyText
              label={t('settings.opening.link')}
              hint={t('settings.opening.linkHint')}
              value={`${location.origin}/earlybird?code=${draft.code}`}
            />
          )}
          <section aria-labelledby="preview">
            <h2 id="preview" className="mb-3 text-h3">
              {t('settings.preview')}
            </h2>
            <div className="flex flex-col gap-2">
              {localeCodes.map((code) => {
                const { title, text } = closedWords(name, code, draft.opensAt);
                return (
                  <div key={code} lang={locales[code].iso} className="rounded-md border border-line bg-mist p-4">
                    <p className="font-bold">{title}</p>
                    <p className="text-small">{text}</p>
                  </div>
                );
              })}
            </div>
          </section>
        </>
      )}
      <PublishDraft
        before={shown.setting}
        draft={{ part: 'opening', value: draft }}
        reason={values.reason}
        error={errorAt('reason')}
        busy={form.busy}
        onReason={(text) => change({ reason: text })}
      />
    </SendForm>
  );
}
