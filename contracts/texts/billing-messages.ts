import type { BillingRefusal } from '../billing/refusals.js';
import { message as m, type Message } from './message.js';

/** What is refused about plans, payments and invoices. */
export const billingMessages: Readonly<Record<BillingRefusal, Message>> = {
  plan_not_found: m(
    404,
    'Diesen Tarif gibt es nicht oder nicht mehr.',
    'This plan does not exist, or no longer.',
    'Dit abonnement bestaat niet of niet meer.',
  ),
  plan_for_companies: m(
    403,
    'Dieser Tarif ist für gewerbliche Konten. Ob dein Konto gewerblich ist, stellst du im Profil ein.',
    'This plan is for commercial accounts. You say in your profile whether yours is one.',
    'Dit abonnement is voor zakelijke accounts. In je profiel stel je in of je account zakelijk is.',
  ),
  plan_price_changed: m(
    409,
    'Der Preis dieses Tarifs hat sich gerade geändert. Sieh ihn dir noch einmal an, bevor du buchst.',
    'The price of this plan has just changed. Look at it again before you book.',
    'De prijs van dit abonnement is net veranderd. Bekijk hem nog eens voordat je boekt.',
  ),
  plan_same: m(409, 'Diesen Tarif hast du schon.', 'You have this plan already.', 'Dit abonnement heb je al.'),
  plan_waits_for_payment: m(
    409,
    'Du hast schon einen Tarif gebucht, der noch nicht bezahlt ist. Bezahle ihn oder brich die Buchung ab.',
    'You have booked a plan already that is not paid yet. Pay for it, or give the booking up.',
    'Je hebt al een abonnement geboekt dat nog niet is betaald. Betaal het, of breek de boeking af.',
  ),
  plan_not_booked: m(
    409,
    'Du hast keinen Tarif gebucht.',
    'You have not booked a plan.',
    'Je hebt geen abonnement geboekt.',
  ),
  plan_cancelled_before: m(
    409,
    'Dein Tarif ist gekündigt. Nimm die Kündigung zurück, um zum Ende der Laufzeit zu wechseln.',
    'Your plan is cancelled. Take the cancellation back to change at the end of its term.',
    'Je abonnement is opgezegd. Trek de opzegging in om aan het einde van de looptijd te wisselen.',
  ),
  cancellation_unmatched: m(
    404,
    'Zu dieser Rechnungsnummer und E-Mail-Adresse gibt es hier keine Rechnung. Beide stehen in der Mail, mit der die Rechnung kam.',
    'There is no invoice with this number and email address here. You find both in the mail that the invoice came with.',
    'Er is hier geen factuur met dit nummer en e-mailadres. Je vindt beide in de mail waarmee de factuur kwam.',
  ),
  trial_used: m(
    409,
    'Tarife lassen sich nur einmal kostenlos testen, und nur ohne einen anderen Tarif.',
    'Plans can be tried free of charge only once, and only without another plan.',
    'Abonnementen kun je maar één keer gratis proberen, en alleen zonder ander abonnement.',
  ),
  billing_address_missing: m(
    409,
    'Für die Rechnung fehlen dein Name oder deine Adresse. Ergänze sie im Profil.',
    'Your name or your address is missing for the invoice. Complete them in your profile.',
    'Voor de factuur ontbreekt je naam of je adres. Vul ze aan in je profiel.',
  ),
  payments_off: m(
    409,
    'Hier lassen sich zurzeit keine Tarife buchen.',
    'Plans cannot be booked here at present.',
    'Hier kun je op dit moment geen abonnement boeken.',
  ),
  feature_not_sold: m(
    404,
    'Das lässt sich hier zurzeit nicht buchen.',
    'This cannot be booked here at present.',
    'Dit kun je hier op dit moment niet boeken.',
  ),
  feature_price_changed: m(
    409,
    'Der Preis hat sich gerade geändert. Sieh ihn dir noch einmal an, bevor du buchst.',
    'The price has just changed. Look at it again before you book.',
    'De prijs is net veranderd. Bekijk hem nog eens voordat je boekt.',
  ),
  feature_never_ends: m(
    409,
    'Das hast du für dieses Inserat schon gebucht, ohne Ablauf.',
    'You have booked this for the offer already, and it never ends.',
    'Dit heb je voor deze advertentie al geboekt, zonder einddatum.',
  ),
  feature_running: m(
    409,
    'Dieses Inserat ist schon hervorgehoben.',
    'This offer is highlighted already.',
    'Deze advertentie is al uitgelicht.',
  ),
  highlights_used_up: m(
    409,
    'In deinem Tarif ist in diesem Monat keine Hervorhebung mehr übrig.',
    'Your plan has no highlight left this month.',
    'In je abonnement is deze maand geen uitlichting meer over.',
  ),
  ad_not_found: m(404, 'Diese Anzeige gibt es nicht.', 'This ad does not exist.', 'Deze reclame bestaat niet.'),
  ad_ended: m(409, 'Diese Anzeige ist schon beendet.', 'This ad has ended already.', 'Deze reclame is al beëindigd.'),
  offer_not_yours: m(
    404,
    'Das geht nur mit einem deiner Inserate, das online und für alle sichtbar ist.',
    'This works only for an offer of yours that is online and seen by everybody.',
    'Dit kan alleen met een advertentie van jou die online en voor iedereen zichtbaar is.',
  ),
  payment_not_found: m(
    404,
    'Diese Zahlung gibt es nicht.',
    'This payment does not exist.',
    'Deze betaling bestaat niet.',
  ),
  payment_method_unknown: m(
    404,
    'Du hast hier noch keine Zahlungsart hinterlegt. Das tust du, wenn du zum ersten Mal bezahlst.',
    'You have not told us yet how you pay. You do so when you pay for the first time.',
    'Je hebt hier nog geen betaalmethode opgegeven. Dat doe je als je voor het eerst betaalt.',
  ),
  signature_wrong: m(
    400,
    'Die Unterschrift dieser Meldung stimmt nicht.',
    'The signature of this message is wrong.',
    'De handtekening van dit bericht klopt niet.',
  ),
  invoice_not_found: m(
    404,
    'Diese Rechnung gibt es nicht.',
    'This invoice does not exist.',
    'Deze factuur bestaat niet.',
  ),
};
