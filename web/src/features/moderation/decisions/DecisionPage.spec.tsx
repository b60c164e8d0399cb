import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { ownDecisionSample } from '../testing/samples.js';
import { text, textLike } from '../../../testing/texts.js';
import { DecisionPage } from './DecisionPage.js';

afterEach(cleanup);

const open = async (change: Partial<OwnDecisionShape>) => {
  const decision = ownDecisionSample(change);
  const fake = createFakeApi(() => ({ data: decision }));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <DecisionPage decisionId={decision.decision_id} />
    </ApiContext>,
  );
  await screen.findByRole('heading', { level: 1 });
};
const page = () => document.body.textContent;

describe('the decision page', () => {
  it('gives the affected user the reasons and the options to appeal', async () => {
    await open({});
    expect(page()).toContain(text('moderation:decision.vendor.lock'));
    expect(page()).toContain('Es verstößt gegen unsere Regeln:Nutzungsbedingungen: Was nicht erlaubt ist');
    expect(page()).toContain('Die Bar wird gewerblich vermietet.');
    expect(page()).toContain(text('moderation:decision.howText'));
    expect(page()).toContain(text('moderation:decision.complaint.text', { day: '27. September 2127' }));
    expect(screen.getByRole('link', { name: textLike('moderation:decision.elsewhere.list') })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mobile Cocktailbar' }).getAttribute('href')).toBe('/inserat/r3xg1b9dne');
  });

  it.each([
    ['until it is taken back', { lock: true, warn: false, suspend: null }, null, 'Giltbis auf Weiteres, überall'],
    ['for good', { lock: false, warn: false, suspend: { days: null } }, null, 'Giltdauerhaft, überall'],
    ['for each as long as said above', { lock: true, warn: false, suspend: { days: null } }, null, 'Giltüberall'],
  ] as const)('shows a decision as valid %s', async (_, measures, until, words) => {
    await open({ measures, suspended_until: until });
    expect(page()).toContain(words);
  });

  it('shows a reporter the outcome without the reasons', async () => {
    const report = {
      report_id: '3f2a91c4-0000-4000-8000-000000000001',
      type_id: 7,
      description: 'Jedes Wochenende.',
      at: '2027-03-26T12:00:00.000Z',
    };
    await open({ side: 'reporter', ground: null, facts: '', note: 'Danke für den Hinweis.', reports: [report] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      text('moderation:decision.headingReporter', { title: 'Mobile Cocktailbar' }),
    );
    expect(page()).toContain(text('moderation:decision.reporter.lock'));
    expect(page()).toContain('Danke für den Hinweis.');
    expect(screen.queryByText(text('moderation:decision.ground'))).toBeNull();
    expect(page()).toContain('Nr. 3F2A91C4, gemeldet am 26. März 2027Spam oder BetrugJedes Wochenende.');
    expect(page()).toContain('Entschieden am27. März 2027');
    expect(screen.getByRole('link', { name: text('moderation:decision.back') }).getAttribute('href')).toBe(
      '/benutzerkonto/entscheidungen',
    );
    expect(screen.queryByRole('link', { name: 'Mobile Cocktailbar' })).toBeNull();
  });

  it('tells a reporter that no content was locked and links to the item', async () => {
    const measures = { lock: false, warn: false, suspend: null };
    await open({ side: 'reporter', measures });
    expect(page()).toContain('Deine Meldung war berechtigt.Sperren oder verbergen mussten wir dafür nichts.');
    expect(screen.getByRole('link', { name: 'Mobile Cocktailbar' })).toBeTruthy();
  });

  it('tells a reporter about a manifestly unfounded report and lifted measures', async () => {
    const nothing = { lock: false, warn: false, suspend: null };
    const declined = { side: 'reporter', outcome: 'declined', measures: nothing } as const;
    await open({ ...declined, unfounded: true });
    expect(page()).toContain(
      'Wir haben keinen Verstoß gefunden.Es bleibt, wie es ist.Wir halten die Meldung für offensichtlich',
    );
    expect(screen.getByRole('button', { name: text('moderation:decision.complaint.send') })).toBeTruthy();
    cleanup();
    await open({ ...declined, ended: ['things'] });
    expect(page()).toContain(text('moderation:decision.reporter.released'));
    expect(page()).not.toContain(text('moderation:decision.reporter.stays'));
  });

  it('offers no complaint against a decision without measures or no longer in force', async () => {
    const nothing = { lock: false, warn: false, suspend: null };
    for (const change of [{ in_force: false }, { measures: nothing, ended: ['things' as const] }]) {
      await open(change);
      expect(screen.queryByRole('button', { name: text('moderation:decision.complaint.send') })).toBeNull();
      cleanup();
    }
  });

  it('replaces the form with a complaint and its answer, and hides the form after the deadline', async () => {
    const complaint = {
      text: 'Ich verleihe sie zweimal im Jahr.',
      at: '2027-03-28T12:00:00.000Z',
      answered: { upheld: true, unfounded: false, answer: 'Du hast recht.', at: '2027-03-29T12:00:00.000Z' },
    };
    await open({ complaint });
    expect(page()).toContain(text('moderation:decision.complaint.upheld'));
    expect(page()).toContain('Du hast recht.');
    expect(screen.queryByRole('button', { name: text('moderation:decision.complaint.send') })).toBeNull();
    cleanup();
    await open({ complaint_until: '2026-01-01' });
    expect(page()).toContain(text('moderation:decision.complaint.over', { day: '1. Januar 2026' }));
    expect(screen.queryByRole('button', { name: text('moderation:decision.complaint.send') })).toBeNull();
  });
});
