import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { mailedNoticeKinds, requestKinds, type RequestKind } from '@lendring/contracts/notification/kinds.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { billingMails, type BillingMail } from '@lendring/contracts/texts/billing-mails.js';
import { signInMails, type SignInMail } from '@lendring/contracts/texts/mails.js';
import { BRAND_GAP } from '@lendring/contracts/kernel/texts.js';
import { billingLetter, written } from '@lendring/billing/letters/billing-letter.js';
import { invitationLetter } from '@lendring/group/invitations/invitation-letter.js';
import { composeMail } from '@lendring/identity/mails/compose.js';
import { composeNews } from '@lendring/notification/channels/mail/compose.js';

/** `npm run mails`: writes every mail in every language as an HTML file, with its text part. */
const folder = resolve(process.argv[2] ?? 'mails');
const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const [first, second] = ids;
const publicUrl = 'https://lend.example.org';
const sides = ['vendor', 'creator'] as const;

const request = (requestId: string, title: string) => ({
  requestId,
  offerId: '0000000000',
  status: 'agreed' as const,
  accepted: { vendor: true, creator: true },
  handedBack: false,
  handedOut: true,
  proposal: null,
  periods: [],
  parts: [
    { name: 'Zelt', count: 1 },
    { name: 'Heringe', count: 12 },
  ],
  missing: [{ name: 'Heringe', count: 2 }],
  kept: 0,
  period: {
    wish: { kind: 'days' as const, from: '2027-05-07', to: '2027-05-10' },
    zone: 'Europe/Berlin',
    start: '2027-05-06T22:00:00.000Z',
    end: '2027-05-09T22:00:00.000Z',
  },
  title,
  imageId: null,
  rentType: 1 as const,
  daysTaken: false,
  answerBy: null,
  pricing: {
    pricingId: first,
    rentType: 1 as const,
    paymentType: 1 as const,
    price: { kind: 'money' as const, money: { minor: 900, currency: 'EUR' as const } },
    minDuration: 1,
    maxDuration: null,
    donationTarget: null,
  },
  units: 3,
  quantity: 1,
  deposit: { minor: 5000, currency: 'EUR' as const },
  written: ['Hallo, wir brauchen es für einen Umzug. Können wir es am Freitag gegen 17 Uhr holen?'],
  reason: null,
  somebodyLeft: false,
});
const known = {
  requests: new Map([
    [first, request(first, 'Lastenrad mit Regenverdeck')],
    [second, request(second, 'Bohrhammer')],
  ]),
  names: new Map([[second, 'jana_probst']]),
  counterLoans: new Map([
    [first, { title: '3 × Bierzeltgarnitur', person: 'Gerda Lohmann', missing: [], kept: 1_200 }],
  ]),
  groups: new Map([[first, 'Werkzeug im Veedel']]),
  wanted: new Map([
    [
      first,
      { title: 'Beamer für Samstag', replies: [{ userId: second, text: 'Meiner steht im Keller, hol ihn gern ab.' }] },
    ],
  ]),
};
const news = (kind: RequestKind, side: 'vendor' | 'creator', requestId: string = first) => ({
  notificationId: requestId,
  kind,
  requestId,
  offerId: '0000000000',
  side,
  otherId: second,
  at: '2027-05-01T10:00:00.000Z',
  count: 1,
  ...(kind === 'rated' && { stars: 4 }),
});

const search = {
  searchId: first,
  name: '„Zelt“ rund um Köln',
  page: { term: 'Zelt', city: 'koeln', fields: { radius: 10 } },
  question: { text: 'Zelt', includeCommercialOnly: true },
  on: true,
  since: '2027-05-01T10:00:00.000Z',
  savedAt: '2027-05-01T10:00:00.000Z',
  told: [],
};
const notice = { notificationId: first, about: first, otherId: second, at: '2027-05-01T10:00:00.000Z' };

const named = (text: string): string => text.replaceAll(BRAND_GAP, BUILT_IN_NAME);

await mkdir(folder, { recursive: true });
const keep = async (name: string, { subject, text, html }: ReturnType<typeof composeMail>): Promise<void> => {
  await writeFile(join(folder, `${name}.html`), named(html));
  await writeFile(join(folder, `${name}.txt`), named(`${subject}\n\n${text}`));
};
for (const locale of localeCodes) {
  const mail = { locale, name: 'ben', known, searches: [search], publicUrl, unsubscribeToken: 'token' };
  for (const kind of requestKinds)
    for (const side of sides)
      await keep(`${kind}-${side}.${locale}`, composeNews({ ...mail, news: [news(kind, side)] }));
  for (const kind of mailedNoticeKinds)
    for (const count of [1, 3])
      await keep(`${kind}-${count}.${locale}`, composeNews({ ...mail, news: [{ ...notice, kind, count }] }));
  const several = [news('asked', 'vendor'), news('message', 'vendor'), news('accepted', 'creator', second)];
  await keep(`several.${locale}`, composeNews({ ...mail, news: several }));
  await keep(
    `group-invitation.${locale}`,
    invitationLetter({
      locale,
      group: 'Werkzeug im Veedel',
      by: 'jana_probst',
      token: 'k3v9w0m2q7AAAAAAAAAAAAAAAAAAAAAA',
      expiresAt: '2027-05-08T10:00:00.000Z',
      publicUrl,
    }),
  );
  const say = written(locale);
  const ofPlan = {
    plan: 'Plus',
    number: 'MUSTER-2027-17',
    amount: say.amount(583),
    at: say.moment(notice.at, 'Europe/Berlin'),
    last: say.day('2027-05-31'),
    next: say.day('2027-06-01'),
    grace: say.day('2027-06-15'),
  };
  for (const kind of Object.keys(billingMails[locale]) as BillingMail[])
    await keep(
      `plan-${kind}.${locale}`,
      billingLetter(locale, kind, { params: ofPlan, href: `${publicUrl}/plan`, name: 'Jana' }),
    );
  for (const kind of Object.keys(signInMails) as SignInMail[])
    await keep(
      `sign-in-${kind}.${locale}`,
      composeMail(kind, locale, {
        link: `${publicUrl}/auth/reset`,
        contact: `${publicUrl}/contact`,
        name: 'Mila',
        words: { device: 'Firefox, Linux', left: '7' },
      }),
    );
}
process.stdout.write(`Every mail lies in ${folder}\n`);
