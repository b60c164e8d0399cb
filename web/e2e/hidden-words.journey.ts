import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { PATIENCE_MS } from './patience.ts';
import { quiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { checkPage, visit, type Language } from './visit.ts';

const url = process.env['LENDRING_URL'] ?? 'http://localhost:3000';
const password = 'lendring-demo';
const text = textsOf('de');
const office = (key: string, fill?: Readonly<Record<string, string>>) => text('backoffice', key, fill);

type Rated = Readonly<{ request_id: string; text: string | null; side: string }>;
type Profile = Readonly<{ user_id: string; rating: Readonly<{ average: number | null; count: number }> }>;

const ask = async <Data>(path: string): Promise<Data> => {
  const answer = await fetch(`${url}/v1${path}`, { headers: { 'x-lendring': '1', 'accept-language': 'de' } });
  assert.equal(answer.status, 200, path);
  return ((await answer.json()) as { data: Data }).data;
};
const profileOf = (nickname: string): Promise<Profile> => ask(`/user_profile/${nickname}`);
const ratingsOf = async (nickname: string): Promise<readonly Rated[]> => {
  const { user_id: id } = await profileOf(nickname);
  return (await ask<{ ratings: readonly Rated[] }>(`/rating?user_id=${id}&size=50`)).ratings;
};
const requestOf = async (nickname: string, words: string): Promise<string> => {
  const found = (await ratingsOf(nickname)).find((rating) => rating.text?.includes(words));
  assert.ok(found, `Nobody said "${words}" about ${nickname}`);
  return found.request_id;
};

const becomes = async <Seen>(look: () => Promise<Seen>, isSo: (seen: Seen) => boolean): Promise<Seen> => {
  for (const until = Date.now() + PATIENCE_MS; ;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    assert.ok(Date.now() < until, `Waited in vain; last: ${JSON.stringify(seen)}`);
  }
};

const openCase = async (page: Page, kind: string, title: string): Promise<void> => {
  await page.goto(`${url}/backoffice/report?state=all&kind=${kind}`);
  const called = office('case.named', { kind: text('moderation', `kind.${kind}`), title });
  await page.getByRole('link', { name: called, exact: true }).click();
  await page.getByRole('heading', { name: office('case.content') }).waitFor();
};

const hide = async (page: Page, { stars = false } = {}): Promise<void> => {
  await page.getByText(office('verdict.completed'), { exact: true }).click();
  await page.getByLabel(office('verdict.hide'), { exact: true }).check();
  if (stars) await page.getByLabel(office('verdict.uncounted'), { exact: true }).check();
  await page.getByLabel(office('verdict.ground'), { exact: true }).fill('Nutzungsbedingungen: Umgang miteinander');
  await page.getByLabel(office('verdict.facts')).fill('Das gehört nicht hierher.');
  await page.getByRole('button', { name: office('verdict.action') }).click();
  await page.getByRole('heading', { name: office('case.decisions') }).waitFor();
};

describe('content hidden by moderation', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(async () => browser.close());

  const as = async (who: string, path: string, look: (page: Page) => Promise<void>, language: Language = 'de') => {
    const one = await visit(browser, { width: 390, language });
    await signIn(one.page, url, `${who}@example.org`, password, path, language);
    await look(one.page);
    await quiet(one.page);
    await checkPage(one);
    await one.context.close();
  };

  it('includes a rating and its stars until a later decision restores both', async () => {
    const words = 'Das Sofa hat Geschichte';
    const requestId = await requestOf('ronny_seidel', words);
    const { rating: first } = await profileOf('ronny_seidel');
    const staff = await visit(browser);
    const { page } = staff;
    await signIn(page, url, 'moderator@example.org', password, '/backoffice');
    await openCase(page, 'rating', 'Proberaum in Plagwitz, tageweise');
    await hide(page, { stars: true });
    await page.getByText(office('measure.uncounted')).first().waitFor();
    await quiet(page);
    await checkPage(staff);

    const { rating: without } = await becomes(
      () => profileOf('ronny_seidel'),
      ({ rating }) => rating.count === first.count - 1,
    );
    assert.ok((without.average ?? 0) > (first.average ?? 0));
    assert.equal((await ratingsOf('ronny_seidel')).filter(({ request_id: id }) => id === requestId).length, 0);

    await as('ronny', `/anfrage/${requestId}`, async (read) => {
      await read.getByText(text('common', 'hidden.othersRating')).waitFor();
      assert.equal(await read.getByText(words).count(), 0);
      assert.equal(await read.getByRole('img', { name: /^\d Stern/ }).count(), 1);
    });
    await as('luisa', `/anfrage/${requestId}`, async (read) => {
      await read.getByText(text('common', 'hidden.ownRating')).waitFor();
      await read.getByText(words).waitFor();
      await read.getByRole('link', { name: text('common', 'hidden.why') }).click();
      await read.getByText('Das gehört nicht hierher.').waitFor();
    });

    await page.getByText(office('verdict.declined'), { exact: true }).click();
    await page.getByRole('button', { name: office('verdict.action') }).click();
    await page.getByText(office('case.replaced')).waitFor();
    const { rating: again } = await becomes(
      () => profileOf('ronny_seidel'),
      ({ rating }) => rating.count === first.count,
    );
    assert.equal(again.average, first.average);
    assert.equal(await requestOf('ronny_seidel', words), requestId);
    await staff.context.close();
  });

  it('includes a reply to a rating while the rating stays visible', async () => {
    const [words, reply] = ['Gäste begeistert', 'Wer lesen kann, ist klar im Vorteil'];
    const requestId = await requestOf('linse_und_licht', words);
    const staff = await visit(browser, { width: 390 });
    await signIn(staff.page, url, 'moderator@example.org', password, '/backoffice');
    await openCase(staff.page, 'reply', 'Fotobox mit Drucker und Requisiten');
    await hide(staff.page);
    await quiet(staff.page);
    await checkPage(staff);
    await staff.context.close();

    const guest = await visit(browser, { width: 390 });
    const profile = `${url}/benutzer/linse_und_licht/anbieter`;
    await becomes(
      async () => {
        await guest.page.goto(profile);
        await guest.page.getByText(words).first().waitFor();
        return guest.page.getByText(reply).count();
      },
      (count) => count === 0,
    );
    await guest.page.getByText(text('common', 'hidden.others')).first().waitFor();
    await quiet(guest.page);
    await checkPage(guest);
    await guest.context.close();
    await as('linse', `/anfrage/${requestId}`, async (read) => {
      await read.getByText(reply).waitFor();
      await read.getByText(text('common', 'hidden.own')).first().waitFor();
    });
  });

  it('includes a message, whose author sees its text and the reason while the other side sees neither', async () => {
    const words = 'via een tikkie';
    const dutch = (key: string) => textsOf('nl')('common', key);
    const requestId = await requestOf('bram_visser', 'tramrails');
    const path = `/nl/aanvraag/${requestId}`;
    await as('sanne', path, (read) => read.getByText(words).waitFor(), 'nl');
    const staff = await visit(browser);
    await signIn(staff.page, url, 'moderator@example.org', password, '/backoffice');
    await openCase(staff.page, 'message', 'Bakfiets voor vier kinderen');
    await hide(staff.page);
    await quiet(staff.page);
    await checkPage(staff);
    await staff.context.close();

    await as(
      'sanne',
      path,
      async (read) => {
        await becomes(
          async () => {
            await read.goto(url + path);
            await quiet(read);
            return read.getByText(words).count();
          },
          (count) => count === 0,
        );
        await read.getByText(dutch('hidden.others')).waitFor();
        await read.getByText('de buurvrouw heeft de sleutel').waitFor();
      },
      'nl',
    );
    await as(
      'bram',
      path,
      async (read) => {
        await read.getByText(words).waitFor();
        await read.getByText(dutch('hidden.own')).waitFor();
        await read.getByRole('link', { name: dutch('hidden.why') }).click();
        await read.getByText('Das gehört nicht hierher.').waitFor();
      },
      'nl',
    );
  });
});
