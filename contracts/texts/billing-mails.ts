import type { Mismatch } from '../billing/payments.js';
import type { Locale } from '../kernel/ids.js';
import type { LetterWords } from '../kernel/letter.js';
import { texts, type Texts } from '../kernel/texts.js';

/**
 * `invoiceToConsumer`: `invoice` plus withdrawal instructions. `cancelledForCause`: `cancelled` plus the stated cause;
 * `causeGiven` reports it to the operator. `notCollected`: a renewal whose payment failed so far. `refundOwed` and
 * `adToReview` go to the operator.
 */
export type BillingMail =
  | 'invoice'
  | 'invoiceToConsumer'
  | 'creditNote'
  | 'cancelled'
  | 'cancelledForCause'
  | 'causeGiven'
  | 'resumed'
  | 'resumedToChange'
  | 'withdrawn'
  | 'notCollected'
  | 'ended'
  | 'moneyReturned'
  | 'refundFailed'
  | 'refundOwed'
  | 'transferAsked'
  | 'transferReminded'
  | 'adToReview'
  | 'adApproved'
  | 'adDeclined';

/** Sentence added when a plan ends early and the plan that it had replaced resumes, which may be a free trial. */
export const planResumes: Texts = texts(
  'Dein Tarif davor gilt wieder, erst einmal bis zum {day}.',
  'The plan you had before applies again, for now until {day}.',
  'Je abonnement van daarvoor geldt weer, voorlopig tot en met {day}.',
);

/**
 * Refund sentence of a withdrawal mail. `rest`: part was refunded earlier; `none`: everything was; `credited`:
 * refunded by an earlier credit note; `disputed`: a chargeback is pending.
 */
export const moneyBack: Readonly<Record<'whole' | 'rest' | 'none' | 'credited' | 'disputed', Texts>> = {
  whole: texts(
    'Du bekommst die vollen {amount} zurück, spätestens binnen 14 Tagen. Die Stornorechnung kommt mit eigener Mail.',
    'You’ll get the full {amount} back within 14 days at the latest. We’re sending the credit note in a separate email.',
    'Je krijgt de volledige {amount} terug, uiterlijk binnen 14 dagen. De creditfactuur komt in een aparte mail.',
  ),
  rest: texts(
    'Einen Teil des Geldes hast du schon zurückbekommen. Du bekommst auch die übrigen {amount} zurück, spätestens binnen 14 Tagen. Die Stornorechnung kommt mit eigener Mail.',
    'You’ve already had part of the money back. You’ll get the remaining {amount} back too, within 14 days at the latest. We’re sending the credit note in a separate email.',
    'Een deel van het geld heb je al terug. Je krijgt ook de overige {amount} terug, uiterlijk binnen 14 dagen. De creditfactuur komt in een aparte mail.',
  ),
  none: texts(
    'Dein Geld hattest du schon zurückbekommen.',
    'You’ve already had your money back.',
    'Je geld had je al terug.',
  ),
  credited: texts(
    'Dein Geld geht schon mit der Stornorechnung {creditNote} zurück; eine zweite Rückzahlung gibt es nicht.',
    'Your money is already being returned with credit note {creditNote}; there’s no second refund.',
    'Je geld gaat al terug met creditfactuur {creditNote}; een tweede terugbetaling volgt niet.',
  ),
  disputed: texts(
    'Du hast das Geld schon über deine Bank zurückgefordert. Bekommst du die {amount} nicht von ihr, bekommst du sie von uns. Die Stornorechnung kommt mit eigener Mail.',
    'You’ve already claimed the money back through your bank. If you don’t get the {amount} from your bank, you’ll get it from us. We’re sending the credit note in a separate email.',
    'Je hebt het geld al via je bank teruggevraagd. Krijg je de {amount} niet van je bank, dan krijg je het van ons. De creditfactuur komt in een aparte mail.',
  ),
};

/** Sentence of a credit note mail for a plan that was still running. */
export const planOfCancelled: Readonly<Record<'ended' | 'renews' | 'endsLater', Texts>> = {
  ended: texts(
    'Dein Tarif {plan} ist damit beendet.',
    'This ends your {plan} plan.',
    'Je abonnement {plan} is daarmee beëindigd.',
  ),
  renews: texts(
    'Dein Tarif {plan} läuft weiter und verlängert sich am {next}.',
    'Your {plan} plan continues and renews on {next}.',
    'Je abonnement {plan} loopt door en wordt op {next} verlengd.',
  ),
  endsLater: texts(
    'Dein Tarif {plan} läuft weiter und endet mit dem {last}.',
    'Your {plan} plan continues and ends on {last}.',
    'Je abonnement {plan} loopt door tot en met {last}.',
  ),
};

/** Sentence of a withdrawal or credit note mail when highlights of the plan were running. */
export const highlightsEnd: Texts = texts(
  'Auch die Hervorhebungen aus diesem Tarif sind damit zu Ende.',
  'The highlights that came with this plan have ended too.',
  'Ook de uitlichtingen uit dit abonnement zijn daarmee gestopt.',
);

export const whyReturned: Readonly<Record<Mismatch | 'unknown', Texts>> = {
  late: texts(
    'Als das Geld kam, war die Buchung schon beendet, oder es gab nicht mehr, wofür sie war.',
    'When the money arrived, the booking had already ended, or what it was for no longer existed.',
    'Toen het geld binnenkwam, was de boeking al beëindigd, of bestond niet meer waar ze voor was.',
  ),
  twice: texts('Es war schon bezahlt.', 'It had already been paid.', 'Het was al betaald.'),
  amount: texts(
    'Es war ein anderer Betrag, als wir erbeten hatten.',
    'It wasn’t the amount we’d asked for.',
    'Het was een ander bedrag dan we hadden gevraagd.',
  ),
  currency: texts(
    'Es kam in einer anderen Währung, als wir erbeten hatten.',
    'It wasn’t in the currency we’d asked for.',
    'Het kwam in een andere valuta dan we hadden gevraagd.',
  ),
  unknown: texts(
    'Zu dieser Zahlung finden wir keine Buchung mehr.',
    'We can no longer find a booking for this payment.',
    'We vinden bij deze betaling geen boeking meer.',
  ),
};

/** Replaces the booking's name in the mail about unmatched money. */
export const unknownBooking: Texts = texts('eine Buchung', 'a booking', 'een boeking');

export const billingMails: Readonly<Record<Locale, Readonly<Record<BillingMail, LetterWords>>>> = {
  de: {
    invoice: {
      subject: 'Deine Rechnung {number}',
      lines: ['anbei kommt die Rechnung {number} über {amount}. Sie ist bezahlt.', '{what}'],
      action: 'Rechnung ansehen',
    },
    invoiceToConsumer: {
      subject: 'Deine Rechnung {number}',
      lines: [
        'anbei kommt die Rechnung {number} über {amount}. Sie ist bezahlt.',
        '{what}',
        'Dein Widerrufsrecht: Du kannst diesen Vertrag binnen 14 Tagen widerrufen, bis zum {until}, ohne einen Grund zu nennen. Es genügt, dass du den Widerruf bis dahin abschickst.',
        'Am einfachsten geht es hier: {page}',
        'Oder du schreibst an {seller}, {email}: „Hiermit widerrufe ich den Vertrag zur Rechnung {number}.“ Dazu dein Name, deine Anschrift und, auf Papier, Datum und Unterschrift.',
        'Nach dem Widerruf endet, was du gebucht hast, und wir zahlen dir alles zurück, was du dafür bezahlt hast: unverzüglich, spätestens binnen 14 Tagen, auf demselben Weg und ohne Kosten für dich.',
      ],
      action: 'Rechnung ansehen',
    },
    creditNote: {
      subject: 'Stornorechnung {number} zur Rechnung {cancels}',
      lines: [
        'anbei kommt die Stornorechnung {number} über {amount}. Sie hebt die Rechnung {cancels} ganz auf.',
        '{plan}',
        'Das Geld kommt auf demselben Weg zurück, auf dem es zu uns kam. Das kann einige Werktage dauern. Hat deine Bank es dir schon zurückgegeben, kommt nichts mehr nach.',
      ],
      action: 'Stornorechnung ansehen',
    },
    cancelled: {
      subject: 'Deine Kündigung: Tarif {plan}',
      lines: [
        'wir haben deine Kündigung am {at} erhalten. Dein Tarif {plan} endet mit dem {last}; bis dahin bleibt alles, wie es ist.',
        'Danach gilt wieder der kostenlose Tarif. Gelöscht oder pausiert wird nichts.',
      ],
      action: 'Tarif ansehen',
      after: 'Bis zum {last} kannst du die Kündigung auf derselben Seite zurücknehmen.',
    },
    cancelledForCause: {
      subject: 'Deine Kündigung: Tarif {plan}',
      lines: [
        'wir haben deine Kündigung am {at} erhalten. Als wichtigen Grund nennst du:',
        '{reason}',
        'Wir haben ihn weitergegeben und antworten dir, ob dein Tarif {plan} dafür früher endet. Spätestens endet er mit dem {last}; bis dahin bleibt alles, wie es ist.',
      ],
      action: 'Tarif ansehen',
      after: 'Bis zum {last} kannst du die Kündigung auf derselben Seite zurücknehmen.',
    },
    causeGiven: {
      subject: 'Kündigung aus wichtigem Grund: Tarif {plan}',
      lines: [
        'unter der Adresse {email} wurde der Tarif {plan} am {at} gekündigt und dafür ein wichtiger Grund genannt:',
        '{reason}',
        'Die Kündigung gilt schon: Der Tarif endet mit dem {last}. Ob er früher endet und Geld zurückgeht, entscheidet ihr; die Person wartet auf eine Antwort.',
        'Konto: {account}',
      ],
      action: 'Rechnungen dieses Kontos',
    },
    resumed: {
      subject: 'Deine Kündigung ist zurückgenommen: Tarif {plan}',
      lines: ['du hast deine Kündigung zurückgenommen: Dein Tarif {plan} verlängert sich am {next}.'],
      action: 'Tarif ansehen',
    },
    resumedToChange: {
      subject: 'Deine Kündigung ist zurückgenommen: Tarif {plan}',
      lines: [
        'du hast deine Kündigung zurückgenommen. Dein Tarif {plan} gilt bis zum {last}; ab dem {next} hast du wie vorgemerkt {nextPlan}.',
      ],
      action: 'Tarif ansehen',
    },
    withdrawn: {
      subject: 'Wir haben deinen Widerruf erhalten: Rechnung {number}',
      lines: [
        'wir haben deinen Widerruf am {at} erhalten. Das ist sein Inhalt:',
        '{name} widerruft den Vertrag zur Rechnung {number}: {what}',
        'Was du gebucht hattest, ist damit zu Ende. {moneyBack}',
        '{highlights}',
        '{resumes}',
      ],
      action: 'Rechnung ansehen',
    },
    notCollected: {
      subject: 'Deine Zahlung hat nicht geklappt: Tarif {plan}',
      lines: [
        'die Zahlung für deinen Tarif {plan} hat nicht geklappt. Wir versuchen es bis zum {grace} noch einige Male; so lange bleibt alles, wie es ist.',
      ],
      action: 'Tarif ansehen',
    },
    ended: {
      subject: 'Dein Tarif {plan} ist zu Ende',
      lines: [
        'dein Tarif {plan} ist zu Ende. Es gilt wieder der kostenlose Tarif; gelöscht oder pausiert wird nichts.',
      ],
      action: 'Tarife ansehen',
    },
    moneyReturned: {
      subject: 'Dein Geld ist auf dem Weg zurück: {amount}',
      lines: [
        'wir hatten {amount} von dir bekommen für: {what}',
        '{why} Deshalb geht das Geld an dich zurück.',
        'Du bekommst es auf demselben Weg, auf dem du gezahlt hast. Das kann einige Werktage dauern; du brauchst nichts zu tun.',
      ],
      action: 'Fragen dazu? Schreib uns',
    },
    refundFailed: {
      subject: 'Deine Rückzahlung ist nicht angekommen: {amount}',
      lines: [
        'wir hatten dir {amount} zurückgezahlt für: {what}',
        'Deine Bank hat das Geld nicht angenommen. Es ist wieder bei uns und gehört weiter dir.',
        'Wir zahlen es dir auf einem anderen Weg zurück. Schreib uns dafür bitte, auf welches Konto.',
      ],
      action: 'Schreib uns',
    },
    refundOwed: {
      subject: 'Eine Rückzahlung ist nicht angekommen: {amount}',
      lines: [
        'euer Zahlungsdienst meldet, dass eine Rückzahlung von {amount} nicht angekommen ist. Sie war für: {what}',
        'Das Geld ist wieder bei euch und steht in der Liste der Rückzahlungen. Zahlt es auf einem anderen Weg zurück und vermerkt es dort.',
      ],
      action: 'Rückzahlungen ansehen',
    },
    transferAsked: {
      subject: 'Bitte überweise {amount}',
      lines: [
        'bitte überweise {amount} für: {what}',
        'Empfänger: {holder}',
        'IBAN: {iban}',
        'Verwendungszweck, genau so: {reference}',
        'Sobald das Geld da ist, gilt deine Buchung, und die Rechnung kommt per E-Mail. Wir warten bis zum {until} darauf.',
      ],
      action: 'Code für die Banking-App',
    },
    transferReminded: {
      subject: 'Wir warten noch auf deine Überweisung: {amount}',
      lines: [
        'deine Überweisung ist bei uns noch nicht angekommen: {amount} für {what}',
        'Empfänger: {holder}',
        'IBAN: {iban}',
        'Verwendungszweck, genau so: {reference}',
        'Wir warten bis zum {until} darauf. Kommt bis dahin nichts, verfällt die Buchung, und du schuldest uns nichts.',
        'Hast du gerade erst überwiesen? Dann brauchst du nichts zu tun: Banken brauchen ein bis zwei Werktage.',
      ],
      action: 'Code für die Banking-App',
    },
    adToReview: {
      subject: 'Eine Anzeige wartet auf eure Prüfung: {title}',
      lines: [
        'die Anzeige „{title}“ von {of} ist bezahlt und wartet auf eure Prüfung. Sie führt zu {link}.',
        'Lehnt ihr sie ab, geht das Geld zurück.',
      ],
      action: 'Anzeige prüfen',
    },
    adApproved: {
      subject: 'Deine Anzeige ist freigegeben: {title}',
      lines: ['deine Anzeige „{title}“ ist freigegeben und wird ab dem {from} gezeigt.'],
      action: 'Anzeige ansehen',
      after: 'Auf derselben Seite siehst du, wie oft sie gesehen und angeklickt wurde.',
    },
    adDeclined: {
      subject: 'Deine Anzeige wurde abgelehnt: {title}',
      lines: [
        'wir zeigen deine Anzeige „{title}“ nicht. Der Grund:',
        '{reason}',
        'Dein Geld geht ganz zurück. Die Stornorechnung kommt mit eigener Mail.',
      ],
      action: 'Anzeige ändern',
      after: 'Du kannst die Anzeige ändern und neu buchen.',
    },
  },
  en: {
    invoice: {
      subject: 'Your invoice {number}',
      lines: ['Please find attached invoice {number} for {amount}. It has been paid.', '{what}'],
      action: 'View the invoice',
    },
    invoiceToConsumer: {
      subject: 'Your invoice {number}',
      lines: [
        'Please find attached invoice {number} for {amount}. It has been paid.',
        '{what}',
        'Your right of withdrawal: you can withdraw from this contract within 14 days, until {until}, without giving a reason. It is enough to send your withdrawal by then.',
        'The easiest way is here: {page}',
        'Or write to {seller}, {email}: “I hereby withdraw from the contract for invoice {number}.” Add your name, your address and, on paper, the date and your signature.',
        'When you withdraw, your booking ends and we refund everything you paid for it: without delay, within 14 days at the latest, the way you paid and at no cost to you.',
      ],
      action: 'View the invoice',
    },
    creditNote: {
      subject: 'Credit note {number} for invoice {cancels}',
      lines: [
        'Please find attached credit note {number} for {amount}. It cancels invoice {cancels} in full.',
        '{plan}',
        'You’ll get the money back the way you paid. This can take a few working days. If your bank has already given it back to you, nothing more will follow.',
      ],
      action: 'View the credit note',
    },
    cancelled: {
      subject: 'Your cancellation: {plan} plan',
      lines: [
        'We received your cancellation on {at}. Your {plan} plan ends on {last}; everything stays as it is until then.',
        'After that you’re on the free plan again. Nothing is deleted or paused.',
      ],
      action: 'View your plan',
      after: 'You can undo the cancellation on the same page until {last}.',
    },
    cancelledForCause: {
      subject: 'Your cancellation: {plan} plan',
      lines: [
        'We received your cancellation on {at}. You gave this good cause:',
        '{reason}',
        'We’ve passed it on and will tell you whether your {plan} plan ends earlier because of it. It ends on {last} at the latest; everything stays as it is until then.',
      ],
      action: 'View your plan',
      after: 'You can undo the cancellation on the same page until {last}.',
    },
    causeGiven: {
      subject: 'Cancellation for good cause: {plan} plan',
      lines: [
        'The {plan} plan of {email} was cancelled on {at}, giving this good cause:',
        '{reason}',
        'The cancellation is already valid: the plan ends on {last}. You decide whether it ends earlier and money is refunded; the person is waiting for an answer.',
        'Account: {account}',
      ],
      action: 'Invoices of this account',
    },
    resumed: {
      subject: 'Your cancellation is undone: {plan} plan',
      lines: ['You’ve undone your cancellation: your {plan} plan renews on {next}.'],
      action: 'View your plan',
    },
    resumedToChange: {
      subject: 'Your cancellation is undone: {plan} plan',
      lines: [
        'You’ve undone your cancellation. Your {plan} plan runs until {last}; from {next} you’re on {nextPlan}, as booked.',
      ],
      action: 'View your plan',
    },
    withdrawn: {
      subject: 'We’ve received your withdrawal: invoice {number}',
      lines: [
        'We received your withdrawal on {at}. This is what it says:',
        '{name} withdraws from the contract for invoice {number}: {what}',
        'Your booking has ended. {moneyBack}',
        '{highlights}',
        '{resumes}',
      ],
      action: 'View the invoice',
    },
    notCollected: {
      subject: 'Your payment didn’t go through: {plan} plan',
      lines: [
        'The payment for your {plan} plan didn’t go through. We’ll try a few more times until {grace}; everything stays as it is until then.',
      ],
      action: 'View your plan',
    },
    ended: {
      subject: 'Your {plan} plan has ended',
      lines: ['Your {plan} plan has ended. You’re on the free plan again; nothing is deleted or paused.'],
      action: 'View the plans',
    },
    moneyReturned: {
      subject: 'Your money is on its way back: {amount}',
      lines: [
        'We received {amount} from you for: {what}',
        '{why} That’s why we’re sending the money back to you.',
        'You’ll get it back the way you paid. That can take a few working days; you don’t need to do anything.',
      ],
      action: 'Questions? Write to us',
    },
    refundFailed: {
      subject: 'Your refund didn’t arrive: {amount}',
      lines: [
        'We had refunded {amount} to you for: {what}',
        'Your bank didn’t accept the money. It’s back with us, and it’s still yours.',
        'We’ll refund it another way. Please tell us which account to send it to.',
      ],
      action: 'Write to us',
    },
    refundOwed: {
      subject: 'A refund didn’t arrive: {amount}',
      lines: [
        'Your payment provider reports that a refund of {amount} didn’t arrive. It was for: {what}',
        'You have the money again, and it’s on the list of refunds. Send it back another way and record it there.',
      ],
      action: 'View refunds',
    },
    transferAsked: {
      subject: 'Please transfer {amount}',
      lines: [
        'Please transfer {amount} for: {what}',
        'Recipient: {holder}',
        'IBAN: {iban}',
        'Reference, exactly like this: {reference}',
        'Your booking starts as soon as we receive your payment, and we’ll email you the invoice. We’ll wait for it until {until}.',
      ],
      action: 'Code for your banking app',
    },
    transferReminded: {
      subject: 'We’re still waiting for your transfer: {amount}',
      lines: [
        'Your transfer hasn’t reached us yet: {amount} for {what}',
        'Recipient: {holder}',
        'IBAN: {iban}',
        'Reference, exactly like this: {reference}',
        'We’ll wait for it until {until}. If nothing arrives by then, the booking lapses and you owe us nothing.',
        'Have you only just transferred it? Then there’s nothing to do: banks take one or two working days.',
      ],
      action: 'Code for your banking app',
    },
    adToReview: {
      subject: 'An ad is waiting for your review: {title}',
      lines: [
        'The ad “{title}” by {of} is paid and waiting for your review. It links to {link}.',
        'If you decline it, the money is refunded.',
      ],
      action: 'Review the ad',
    },
    adApproved: {
      subject: 'Your ad is approved: {title}',
      lines: ['Your ad “{title}” is approved and will be shown from {from}.'],
      action: 'View your ad',
      after: 'The same page shows how often it has been seen and clicked.',
    },
    adDeclined: {
      subject: 'Your ad was declined: {title}',
      lines: [
        'We won’t show your ad “{title}”. The reason:',
        '{reason}',
        'You’ll get a full refund. We’re sending the credit note in a separate email.',
      ],
      action: 'Change your ad',
      after: 'You can change the ad and book it again.',
    },
  },
  nl: {
    invoice: {
      subject: 'Je factuur {number}',
      lines: ['In de bijlage vind je factuur {number} van {amount}. Die is betaald.', '{what}'],
      action: 'Factuur bekijken',
    },
    invoiceToConsumer: {
      subject: 'Je factuur {number}',
      lines: [
        'In de bijlage vind je factuur {number} van {amount}. Die is betaald.',
        '{what}',
        'Je herroepingsrecht: je kunt deze overeenkomst binnen 14 dagen herroepen, tot en met {until}, zonder een reden te geven. Het is genoeg als je je herroeping uiterlijk die dag verstuurt.',
        'Het makkelijkst gaat het hier: {page}',
        'Of schrijf aan {seller}, {email}: ‘Hierbij herroep ik de overeenkomst bij factuur {number}.’ Zet je naam en adres erbij en, op papier, de datum en je handtekening.',
        'Na je herroeping stopt wat je hebt geboekt, en betalen we alles terug wat je ervoor hebt betaald: zo snel mogelijk, uiterlijk binnen 14 dagen, op de manier waarop je hebt betaald en zonder kosten voor jou.',
      ],
      action: 'Factuur bekijken',
    },
    creditNote: {
      subject: 'Creditfactuur {number} bij factuur {cancels}',
      lines: [
        'Bijgaand vind je creditfactuur {number} van {amount}. Factuur {cancels} vervalt daarmee helemaal.',
        '{plan}',
        'Je krijgt het geld terug op de manier waarop je hebt betaald. Dat kan enkele werkdagen duren. Heeft je bank het je al teruggegeven, dan volgt er niets meer.',
      ],
      action: 'Creditfactuur bekijken',
    },
    cancelled: {
      subject: 'Je opzegging: abonnement {plan}',
      lines: [
        'We hebben je opzegging op {at} ontvangen. Je abonnement {plan} loopt tot en met {last}; tot dan blijft alles zoals het is.',
        'Daarna geldt weer het gratis abonnement. Er wordt niets verwijderd of gepauzeerd.',
      ],
      action: 'Abonnement bekijken',
      after: 'Tot en met {last} kun je de opzegging op dezelfde pagina intrekken.',
    },
    cancelledForCause: {
      subject: 'Je opzegging: abonnement {plan}',
      lines: [
        'We hebben je opzegging op {at} ontvangen. Als dringende reden noem je:',
        '{reason}',
        'We hebben die doorgegeven en laten je weten of je abonnement {plan} daarom eerder stopt. Het loopt uiterlijk tot en met {last}; tot dan blijft alles zoals het is.',
      ],
      action: 'Abonnement bekijken',
      after: 'Tot en met {last} kun je de opzegging op dezelfde pagina intrekken.',
    },
    causeGiven: {
      subject: 'Opzegging om een dringende reden: abonnement {plan}',
      lines: [
        'Voor het adres {email} is het abonnement {plan} op {at} opgezegd, met deze dringende reden:',
        '{reason}',
        'De opzegging geldt al: het abonnement loopt tot en met {last}. Of het eerder stopt en er geld teruggaat, beslissen jullie; deze persoon wacht op antwoord.',
        'Account: {account}',
      ],
      action: 'Facturen van dit account',
    },
    resumed: {
      subject: 'Je opzegging is ingetrokken: abonnement {plan}',
      lines: ['Je hebt je opzegging ingetrokken: je abonnement {plan} wordt op {next} verlengd.'],
      action: 'Abonnement bekijken',
    },
    resumedToChange: {
      subject: 'Je opzegging is ingetrokken: abonnement {plan}',
      lines: [
        'Je hebt je opzegging ingetrokken. Je abonnement {plan} loopt tot en met {last}; vanaf {next} heb je {nextPlan}, zoals je had geboekt.',
      ],
      action: 'Abonnement bekijken',
    },
    withdrawn: {
      subject: 'We hebben je herroeping ontvangen: factuur {number}',
      lines: [
        'We hebben je herroeping op {at} ontvangen. Dit staat erin:',
        '{name} herroept de overeenkomst bij factuur {number}: {what}',
        'Wat je had geboekt, is daarmee gestopt. {moneyBack}',
        '{highlights}',
        '{resumes}',
      ],
      action: 'Factuur bekijken',
    },
    notCollected: {
      subject: 'Je betaling is niet gelukt: abonnement {plan}',
      lines: [
        'De betaling voor je abonnement {plan} is niet gelukt. We proberen het tot {grace} nog een paar keer; tot dan blijft alles zoals het is.',
      ],
      action: 'Abonnement bekijken',
    },
    ended: {
      subject: 'Je abonnement {plan} is afgelopen',
      lines: [
        'Je abonnement {plan} is afgelopen. Het gratis abonnement geldt weer; er wordt niets verwijderd of gepauzeerd.',
      ],
      action: 'Abonnementen bekijken',
    },
    moneyReturned: {
      subject: 'Je geld is op weg terug: {amount}',
      lines: [
        'We hadden {amount} van je ontvangen voor: {what}',
        '{why} Daarom gaat het geld naar je terug.',
        'Je krijgt het terug op de manier waarop je hebt betaald. Dat kan enkele werkdagen duren; je hoeft niets te doen.',
      ],
      action: 'Vragen? Schrijf ons',
    },
    refundFailed: {
      subject: 'Je terugbetaling is niet aangekomen: {amount}',
      lines: [
        'We hadden je {amount} terugbetaald voor: {what}',
        'Je bank heeft het geld niet aangenomen. Het is weer bij ons en blijft van jou.',
        'We betalen het op een andere manier terug. Laat ons weten op welke rekening.',
      ],
      action: 'Schrijf ons',
    },
    refundOwed: {
      subject: 'Een terugbetaling is niet aangekomen: {amount}',
      lines: [
        'Je betaaldienst meldt dat een terugbetaling van {amount} niet is aangekomen. Ze was voor: {what}',
        'Jullie hebben het geld weer; het staat in de lijst met terugbetalingen. Betaal het op een andere manier terug en noteer het daar.',
      ],
      action: 'Terugbetalingen bekijken',
    },
    transferAsked: {
      subject: 'Maak {amount} over',
      lines: [
        'Maak {amount} over voor: {what}',
        'Ontvanger: {holder}',
        'IBAN: {iban}',
        'Kenmerk, precies zo: {reference}',
        'Zodra het geld er is, geldt je boeking en komt de factuur per e-mail. We wachten er tot en met {until} op.',
      ],
      action: 'Code voor je bankapp',
    },
    transferReminded: {
      subject: 'We wachten nog op je overboeking: {amount}',
      lines: [
        'Je overboeking is nog niet bij ons aangekomen: {amount} voor {what}',
        'Ontvanger: {holder}',
        'IBAN: {iban}',
        'Kenmerk, precies zo: {reference}',
        'We wachten er tot en met {until} op. Komt er dan nog niets, dan vervalt de boeking en ben je ons niets verschuldigd.',
        'Heb je net pas betaald? Dan hoef je niets te doen: banken hebben een of twee werkdagen nodig.',
      ],
      action: 'Code voor je bankapp',
    },
    adToReview: {
      subject: 'Een reclame wacht op jullie controle: {title}',
      lines: [
        'De reclame “{title}” van {of} is betaald en wacht op jullie controle. Ze leidt naar {link}.',
        'Wijzen jullie ze af, dan gaat het geld terug.',
      ],
      action: 'Reclame controleren',
    },
    adApproved: {
      subject: 'Je reclame is goedgekeurd: {title}',
      lines: ['Je reclame “{title}” is goedgekeurd en wordt getoond vanaf {from}.'],
      action: 'Reclame bekijken',
      after: 'Op dezelfde pagina zie je hoe vaak ze is gezien en aangeklikt.',
    },
    adDeclined: {
      subject: 'Je reclame is afgewezen: {title}',
      lines: [
        'We tonen je reclame “{title}” niet. De reden:',
        '{reason}',
        'Je krijgt al je geld terug. De creditfactuur komt in een aparte mail.',
      ],
      action: 'Reclame aanpassen',
      after: 'Je kunt de reclame aanpassen en opnieuw boeken.',
    },
  },
};
