import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { OfferId, UserId } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { recipientFrom } from '@lendring/platform/runtime/service-apis/recipient.js';
import { runClockPolicy } from '@lendring/platform/runtime/process/run-clock-policy.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { followIssuer } from './issuer/follow-issuer.js';
import { billingModule } from './module.js';
import { followPlans } from './plans/follow-plans.js';
import type { CustomerOf, OfferSeen } from './ports.js';
import { openBusiness, openStatementReader } from './wiring.js';

const customerFrom =
  ({ account }: Pick<ServiceApis, 'account'>): CustomerOf =>
  async (userId, at) => {
    const actor = { kind: 'user' as const, userId: UserId.parse(userId), roles: [] };
    const profile = await account.queries.profile({}, { actor, at });
    const address = profile?.billingAddress ?? profile?.address;
    // A profile without the full address gets no invoice, which must state that address (Umsatzsteuergesetz §14).
    if (!profile?.firstname || !profile.lastname || !address?.street) return null;
    const { commercial, firstname, lastname, contactEmail: email, language: locale } = profile;
    // A user who is no longer commercial buys as a person, whatever the company profile says.
    const { company, vatId } = commercial ? profile : { company: null, vatId: null };
    const { street, postal, city, country } = address;
    const buyer = { company, name: `${firstname} ${lastname}`, street, postal, city, country, vatId, email };
    const vatIdConfirmed = commercial && profile.vatIdConfirmed;
    return { buyer, home: profile.address?.country ?? null, locale, commercial, vatIdConfirmed };
  };

const offerFrom =
  ({ offer }: Pick<ServiceApis, 'offer'>): OfferSeen =>
  async (offerId, at) => {
    const actor = { kind: 'system' as const, name: 'billing' };
    // Query as an anonymous visitor: features promote public offers only.
    return offer.queries.terms({ offerId: OfferId.parse(offerId), askerId: null }, { actor, at });
  };

export const start: StartService = async ({ config, wiring, apis, ports, serve }) => {
  const { secrets, files, mail, watches, brand } = wiring;
  // Use a mailer only with an SMTP server or in the embedded profile: otherwise mails would stay inside the process.
  const mailer = config.embedded || config.mail.kind === 'smtp' ? (await mail()).mailer : null;
  const { blobs, pictures } = await files();
  const own = await ports();
  const file = await openBusiness(config, watches);
  const around = { installation: apis.installation, kept: own.documents };
  const { issuer, ...issuers } = await followIssuer({ file: file.issuer, ...around });
  const { catalogue, ...plans } = await followPlans({ file: file.catalogue, ...around });
  for (const { refresh } of [issuers, plans]) await runClockPolicy(wiring, refresh);
  return serve(
    billingModule(own, {
      business: { ...file, issuer, catalogue, fileIssuer: file.issuer, filePlans: file.catalogue.plans },
      customerOf: customerFrom(apis),
      offerSeen: offerFrom(apis),
      recipientOf: recipientFrom(apis, 'billing'),
      confirmErasure: apis.account.commands.confirmErasure,
      blobs,
      pictures,
      mailer,
      publicUrl: config.publicUrl,
      brandName: () => brand.brand().name ?? BUILT_IN_NAME,
      guessSecret: await secrets.secret('guesses'),
      adSecret: await secrets.secret('ads'),
      readStatement: openStatementReader(),
    }),
  );
};
