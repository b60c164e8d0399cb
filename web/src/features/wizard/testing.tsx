import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Suspense } from 'react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import type { Session } from '../../lib/session/session.js';
import { SessionContext } from '../../lib/session/session-context.js';
import { demoHandler } from '../../testing/demo-api.js';
import { demoOffers } from '../../testing/demo-offers.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { sessionOf } from '../../testing/session.js';
import { EditOverview } from './EditOverview.js';
import type { Step } from './model/steps.js';
import { WizardPage } from './WizardPage.js';
import type { Mode } from './wizard-context.js';

export const openStep = (
  offer: OfferShape | undefined,
  step: Step,
  mode: Mode = 'create',
  ...handlers: readonly FakeHandler[]
) => open(offer, (one) => <WizardPage mode={mode} offerId={offer?.offer_id} step={one} />, step, handlers);

export const openStepAs = (session: Session, step: Step, ...handlers: readonly FakeHandler[]) =>
  open(
    undefined,
    (one) => (
      <SessionContext value={sessionOf(session)}>
        <WizardPage mode="create" offerId={undefined} step={one} />
      </SessionContext>
    ),
    step,
    handlers,
  );

export const openOverview = (offer: OfferShape, ...handlers: readonly FakeHandler[]) =>
  open(offer, () => <EditOverview offerId={offer.offer_id} />, 'category', handlers);

const open = (
  offer: OfferShape | undefined,
  page: (step: Step) => ReactElement,
  step: Step,
  handlers: readonly FakeHandler[],
) => {
  const fake = createFakeApi(...handlers, demoOffers(...(offer ? [offer] : [])), demoHandler(true));
  let address = (): string => '';
  const Where = () => {
    const { history } = useRouter();
    address = () => history.location.pathname + history.location.search;
    return null;
  };
  const at = (one: Step): ReactElement => (
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <Where />
      <div id="header-slot" />
      <Suspense>{page(one)}</Suspense>
    </ApiContext>
  );
  const shown = render(at(step));
  return {
    ...shown,
    address: () => address(),
    go: (one: Step) => shown.rerender(at(one)),
    called: (method: string, path: string) =>
      fake.calls.filter((call) => call.method === method && call.path.startsWith(path)),
  };
};
