import type { Locale } from '../kernel/ids.js';

type Words = Readonly<{ subject: string; greeting: string; lines: readonly string[]; action: string; after?: string }>;
/** `notCollected`: a renewal that could not be paid yet. */
export type BillingMail = 'invoice' | 'cancelled' | 'resumed' | 'notCollected' | 'ended';

/** Mails about plans and invoices. */
export const billingMails: Readonly<Record<Locale, Readonly<Record<BillingMail, Words>>>> = {
  de: {
    invoice: {
      subject: 'Deine Rechnung {number}',
      greeting: 'Hallo,',
      lines: ['anbei kommt die Rechnung {number} über {amount}. Sie ist bezahlt.'],
      action: 'Rechnung ansehen',
    },
    cancelled: {
      subject: 'Deine Kündigung: Tarif {plan}',
      greeting: 'Hallo,',
      lines: [
        'wir haben deine Kündigung am {at} erhalten. Dein Tarif {plan} endet mit dem {last}; bis dahin bleibt alles, wie es ist.',
        'Danach gilt wieder der kostenlose Tarif. Gelöscht oder pausiert wird nichts.',
      ],
      action: 'Tarif ansehen',
      after: 'Bis zum {last} kannst du die Kündigung auf derselben Seite zurücknehmen.',
    },
    resumed: {
      subject: 'Deine Kündigung ist zurückgenommen: Tarif {plan}',
      greeting: 'Hallo,',
      lines: ['du hast deine Kündigung zurückgenommen: Dein Tarif {plan} verlängert sich am {next}.'],
      action: 'Tarif ansehen',
    },
    notCollected: {
      subject: 'Deine Zahlung hat nicht geklappt: Tarif {plan}',
      greeting: 'Hallo,',
      lines: [
        'die Zahlung für deinen Tarif {plan} hat nicht geklappt. Wir versuchen es bis zum {grace} noch einige Male; so lange bleibt alles, wie es ist.',
      ],
      action: 'Tarif ansehen',
    },
    ended: {
      subject: 'Dein Tarif {plan} ist zu Ende',
      greeting: 'Hallo,',
      lines: [
        'dein Tarif {plan} ist zu Ende. Es gilt wieder der kostenlose Tarif; gelöscht oder pausiert wird nichts.',
      ],
      action: 'Tarife ansehen',
    },
  },
  en: {
    invoice: {
      subject: 'Your invoice {number}',
      greeting: 'Hello,',
      lines: ['please find attached invoice {number} for {amount}. It is paid.'],
      action: 'See the invoice',
    },
    cancelled: {
      subject: 'Your cancellation: {plan} plan',
      greeting: 'Hello,',
      lines: [
        'we received your cancellation on {at}. Your {plan} plan ends with {last}; everything stays as it is until then.',
        'The free plan applies again afterwards. Nothing is deleted or paused.',
      ],
      action: 'See your plan',
      after: 'You can take the cancellation back on the same page until {last}.',
    },
    resumed: {
      subject: 'Your cancellation is taken back: {plan} plan',
      greeting: 'Hello,',
      lines: ['you have taken your cancellation back: your {plan} plan is renewed on {next}.'],
      action: 'See your plan',
    },
    notCollected: {
      subject: 'Your payment did not go through: {plan} plan',
      greeting: 'Hello,',
      lines: [
        'the payment for your {plan} plan did not go through. We will try it a few more times until {grace}; everything stays as it is until then.',
      ],
      action: 'See your plan',
    },
    ended: {
      subject: 'Your {plan} plan has ended',
      greeting: 'Hello,',
      lines: ['your {plan} plan has ended. The free plan applies again; nothing is deleted or paused.'],
      action: 'See the plans',
    },
  },
  nl: {
    invoice: {
      subject: 'Je factuur {number}',
      greeting: 'Hallo,',
      lines: ['in de bijlage vind je factuur {number} van {amount}. Die is betaald.'],
      action: 'Factuur bekijken',
    },
    cancelled: {
      subject: 'Je opzegging: abonnement {plan}',
      greeting: 'Hallo,',
      lines: [
        'we hebben je opzegging op {at} ontvangen. Je abonnement {plan} loopt tot en met {last}; tot dan blijft alles zoals het is.',
        'Daarna geldt weer het gratis abonnement. Er wordt niets verwijderd of gepauzeerd.',
      ],
      action: 'Abonnement bekijken',
      after: 'Tot en met {last} kun je de opzegging op dezelfde pagina intrekken.',
    },
    resumed: {
      subject: 'Je opzegging is ingetrokken: abonnement {plan}',
      greeting: 'Hallo,',
      lines: ['je hebt je opzegging ingetrokken: je abonnement {plan} wordt op {next} verlengd.'],
      action: 'Abonnement bekijken',
    },
    notCollected: {
      subject: 'Je betaling is niet gelukt: abonnement {plan}',
      greeting: 'Hallo,',
      lines: [
        'de betaling voor je abonnement {plan} is niet gelukt. We proberen het tot {grace} nog een paar keer; tot dan blijft alles zoals het is.',
      ],
      action: 'Abonnement bekijken',
    },
    ended: {
      subject: 'Je abonnement {plan} is afgelopen',
      greeting: 'Hallo,',
      lines: [
        'je abonnement {plan} is afgelopen. Het gratis abonnement geldt weer; er wordt niets verwijderd of gepauzeerd.',
      ],
      action: 'Abonnementen bekijken',
    },
  },
};
