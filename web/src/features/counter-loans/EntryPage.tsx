import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { COUNTER_THINGS } from '@lendring/contracts/rules/counter-loan.js';
import { counterLoanChanged } from '../../api/counter-loans.js';
import { lendableQuery } from '../../api/lendable.js';
import { daysChanged } from '../../api/offer-days.js';
import { offerQuery } from '../../api/offer.js';
import { piecesQuery } from '../../api/pieces.js';
import { localZone } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useKeepDraft } from '../../lib/forms/drafts.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Icon } from '../../ui/Icon.js';
import { SendForm } from '../../ui/SendForm.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { toasts } from '../../ui/toasts.js';
import { useEntryDraft } from './entry-draft.js';
import { PeriodFields, SituationText } from './PeriodFields.js';
import { PersonFields } from './PersonFields.js';
import { ThingFields } from './ThingFields.js';
import { Totals } from './Totals.js';
import {
  bodyOf,
  entryFieldOf,
  entrySpan,
  filledIn,
  isByTheHour,
  newEntry,
  newThing,
  startingNow,
  thingId,
  unitsOf,
  wrong,
  type Lendable,
  type PeriodValues,
  type Thing,
  type Values,
} from './model.js';
import type { EntrySearch } from './search.js';
import { useOfferDays, useSituation } from './use-situation.js';

type FormProps = Readonly<{
  preset: Lendable | null;
  search: EntrySearch;
  /** Shows an empty form instead of this one. */
  onRestart: () => void;
}>;

const keyOfAway = ({ things }: Values, away: readonly number[]): string =>
  away.map((index) => things[index]?.offer?.offer_id).join(' ');

function EntryForm({ preset, search, onRestart }: FormProps) {
  const { t, common } = useCounterWords();
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [now] = useState(() => new Date().toISOString());
  const today = dayIn(now, localZone());
  const situationIn = useSituation(now);
  const offerOf = (offerId: string) => queries.getQueryData(offerQuery(api, offerId).queryKey) ?? undefined;
  const placeOf = ({ things: [{ offer } = newThing(0)] }: Values) => (offer ? offerOf(offer.offer_id) : undefined);
  const filled = (typed: Values): Values => filledIn(typed, now, placeOf(typed));
  const freeOf = ({ offer }: Thing, entry: Values): number | null =>
    situationIn(offer?.offer_id ?? null, entry)?.free ?? null;
  /** Indices of things with units that are not back from an overdue loan. */
  const awayIn = (entry: Values): readonly number[] =>
    entry.things.flatMap(({ offer, quantity }, index) => {
      const there = situationIn(offer?.offer_id ?? null, entry);
      return there && (quantity ?? 1) > there.here && there.here < there.free ? [index] : [];
    });
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = (entry: Values): boolean => asked === keyOfAway(entry, awayIn(entry));
  const draft = useEntryDraft(search);
  const [fresh] = useState((): Values => {
    const { from, to } = search;
    return { ...newEntry(today, preset), ...(from && to && { first: from, last: to, isDayChosen: true }) };
  });
  const [restored] = useState(() => draft.read(fresh));
  const form = useForm<Values>({
    initial: restored,
    check: (typed) => {
      const entry = filled(typed);
      return wrong(entry, today, (thing) => freeOf(thing, entry)).map(({ id, problem, thing: index }) => {
        const thing = entry.things[index ?? 0] ?? newThing(0);
        const { all, free } = unitsOf(thing, freeOf(thing, entry));
        return {
          id: index === undefined ? id : thingId(index, id),
          text: t(`problem.${id}.${problem}` as 'problem.quantity.taken', {
            max: id === 'hours' ? limits.hours : all,
            count: free ?? 0,
          }),
        };
      });
    },
    send: async (typed, options) => {
      const entry = filled(typed);
      const away = awayIn(entry);
      setAsked(away.length > 0 ? keyOfAway(entry, away) : null);
      if (away.length > 0 && !isAsked(entry))
        return { problems: away.map((index) => ({ id: thingId(index, 'offer'), text: t('form.notBack') })) };
      let loan = await api.post('/counter_loan', { body: bodyOf(entry) }, options);
      const email = entry.email.trim();
      const count = entry.things.length;
      if (entry.invites && email) {
        try {
          loan = await api.post('/counter_loan_invitation/{id}', { id: loan.loan_id, body: { email } });
          toasts.show('success', t('form.doneInvited', { count }));
        } catch (error) {
          toasts.show('error', t('form.inviteFailed', { count, reason: errorText(words, error) }));
        }
      } else toasts.show('success', t('form.done', { count }));
      draft.forget();
      await counterLoanChanged(queries, loan);
      for (const { offer } of entry.things) if (offer) void daysChanged(queries, offer.offer_id);
      await navigate({ to: '/counter-loan/$loanId', params: { loanId: loan.loan_id } });
      return undefined;
    },
    fieldOf: entryFieldOf,
    lenient: true,
  });
  useKeepDraft(draft.key, form.values, fresh);
  const { errorAt } = form;
  const values = filled(form.values);
  useOfferDays(
    values.things.flatMap(({ offer }) => offer?.offer_id ?? []),
    now,
  );
  const { min, max } = entrySpan(today);
  const { things } = values;
  const only = things.length === 1 ? things[0] : undefined;
  // Change what was typed, so that proposed prices still follow period and quantity.
  const typed = form.values.things;
  const changeThing = (key: number, part: Partial<Thing>, more: Partial<Values> = {}) =>
    form.change({ ...more, things: typed.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const addThing = () => {
    const key = Math.max(...typed.map((one) => one.key)) + 1;
    form.change({ things: [...typed, newThing(key)] });
    setTimeout(() => document.getElementById(thingId(typed.length, 'offer'))?.focus());
  };
  /** Keeps the day shown when its time is chosen. */
  const changePeriod = (part: Partial<PeriodValues>) => {
    const { first, last } = values;
    const day = 'time' in part ? { first, last, isDayChosen: true, isTimeChosen: true } : {};
    form.change({ ...day, ...part, ...('first' in part && { isDayChosen: true }) });
  };
  return (
    <SendForm form={form} label={t('form.title')} className="flex max-w-[560px] flex-col gap-5">
      {restored !== fresh && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="text-muted">{t('form.restored')}</p>
          <Button
            variant="quiet"
            small
            onClick={() => {
              draft.forget();
              onRestart();
            }}
          >
            {t('form.restart')}
          </Button>
        </div>
      )}
      <ul className="m-0 flex list-none flex-col gap-5 p-0">
        {things.map((thing, index) => (
          <ThingFields
            key={thing.key}
            thing={thing}
            index={index}
            opening={placeOf(values)?.opening}
            period={values}
            situation={situationIn(thing.offer?.offer_id ?? null, values)}
            errorAt={errorAt}
            onChange={(part) => changeThing(thing.key, part)}
            onOffer={(one) =>
              changeThing(
                thing.key,
                { offer: one, sought: one.title, quantity: 1 },
                index === 0 && isByTheHour(one) ? { isHourly: true } : {},
              )
            }
            {...(things.length > 1 && {
              onRemove: () => form.change({ things: typed.filter(({ key }) => key !== thing.key) }),
            })}
          />
        ))}
      </ul>
      {things.length < COUNTER_THINGS && (
        <div>
          <Button variant="soft" small onClick={addThing}>
            <Icon icon={Plus} />
            {t('form.addThing')}
          </Button>
        </div>
      )}
      <PeriodFields
        values={values}
        onChange={changePeriod}
        onNow={() =>
          form.change({
            ...startingNow(new Date().toISOString(), placeOf(values)),
            isDayChosen: true,
            isTimeChosen: true,
          })
        }
        errorAt={errorAt}
        min={min}
        max={max}
      >
        {only?.offer && (
          <SituationText situation={situationIn(only.offer.offer_id, values)} quantity={only.offer.quantity} />
        )}
      </PeriodFields>
      <PersonFields values={values} errorAt={errorAt} onChange={form.change} />
      <Totals
        prices={things.map(({ price }) => price)}
        securities={things.map(({ offer, quantity }) => ({
          ...(offer && offerOf(offer.offer_id)),
          units: quantity ?? 1,
        }))}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={form.busy}>
          {t(asked !== null && isAsked(values) ? 'form.anyway' : 'form.submit')}
        </Button>
        <ButtonLink to="/counter-loans" variant="quiet" onClick={draft.forget}>
          {common('ui.cancel')}
        </ButtonLink>
      </div>
    </SendForm>
  );
}

export function EntryPage(search: EntrySearch) {
  const { offer } = search;
  const [attempt, setAttempt] = useState(0);
  const { t } = useCounterWords();
  const api = useApi();
  // Query by number, which finds this offer alone.
  const found = useQuery({ ...lendableQuery(api, offer ?? ''), enabled: offer !== undefined });
  const pieces = useQuery({
    ...piecesQuery(api, offer ?? ''),
    enabled: offer !== undefined && search.piece !== undefined,
  });
  const isKnown = [found, pieces].every(({ isLoading }) => !isLoading);
  const piece = pieces.data?.pieces.find(({ piece_id: id }) => id === search.piece) ?? null;
  const named = found.data?.find(({ offer_id: id }) => id === offer);
  return (
    <div className="wrap column pt-6 pb-14">
      <h1 className="text-h1">{t('form.title')}</h1>
      <p className="mt-2 mb-6 text-muted">{t('form.intro')}</p>
      {isKnown ? (
        <EntryForm
          key={attempt}
          preset={named ? { ...named, piece } : null}
          search={search}
          onRestart={() => setAttempt(attempt + 1)}
        />
      ) : (
        <Skeleton className="h-[420px] max-w-[560px] rounded-md" />
      )}
    </div>
  );
}
