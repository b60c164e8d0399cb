import type { ModerationRefusal } from '../moderation/refusals.js';
import { message as m, type Message } from './message.js';

/** What is refused about reports and decisions. */
export const moderationMessages: Readonly<Record<ModerationRefusal, Message>> = {
  report_subject_not_found: m(
    404,
    'Das gibt es nicht oder nicht mehr.',
    'This does not exist, or no longer.',
    'Dit bestaat niet of niet meer.',
  ),
  report_own: m(
    409,
    'Das ist von dir selbst. Melden kannst du nur, was von anderen ist.',
    'This is your own. You can only report what is of others.',
    'Dit is van jezelf. Je kunt alleen melden wat van anderen is.',
  ),
  report_type: m(400, 'Wähl einen dieser Gründe.', 'Choose one of these reasons.', 'Kies een van deze redenen.'),
  report_description_needed: m(
    400,
    'Beschreib bitte, worum es geht.',
    'Please describe what it is about.',
    'Beschrijf waar het om gaat.',
  ),
  report_again: m(
    409,
    'Du hast das schon gemeldet. Wir sehen es uns an.',
    'You have reported this already. We are looking at it.',
    'Je hebt dit al gemeld. We kijken ernaar.',
  ),
  report_contact_needed: m(
    400,
    'Wir brauchen deinen Namen und deine E-Mail-Adresse, um dir zu antworten.',
    'We need your name and email address to answer you.',
    'We hebben je naam en e-mailadres nodig om je te antwoorden.',
  ),
  too_many_reports: m(
    429,
    'Von hier kamen gerade viele Meldungen. Versuch es später noch einmal.',
    'Many reports came from here just now. Try again in an hour.',
    'Er kwamen net veel meldingen van hier. Probeer het over een uur nog eens.',
  ),
  act_not_found: m(
    404,
    'Diesen Eintrag im Protokoll gibt es nicht.',
    'This entry of the audit log does not exist.',
    'Deze regel in het logboek bestaat niet.',
  ),
  case_not_found: m(404, 'Diesen Fall gibt es nicht.', 'This case does not exist.', 'Deze zaak bestaat niet.'),
  decision_not_found: m(
    404,
    'Diese Entscheidung gibt es nicht.',
    'This decision does not exist.',
    'Deze beslissing bestaat niet.',
  ),
  decision_ground_needed: m(
    400,
    'Nenne die Regel, gegen die verstoßen wurde, und beschreib, was du festgestellt hast.',
    'Name the rule that was broken, and describe what you found.',
    'Noem de regel die is overtreden en beschrijf wat je hebt vastgesteld.',
  ),
  decision_measures: m(
    400,
    'Diese Maßnahme passt nicht zu diesem Fall.',
    'This measure does not fit this case.',
    'Deze maatregel past niet bij deze zaak.',
  ),
  decision_changed: m(
    409,
    'Inzwischen hat jemand anderes entschieden. Sieh dir den Fall noch einmal an.',
    'Somebody else has decided meanwhile. Look at the case again.',
    'Iemand anders heeft intussen beslist. Bekijk de zaak nog eens.',
  ),
  decision_other_person: m(
    403,
    'Darüber muss jemand anders entscheiden.',
    'Somebody else has to decide this.',
    'Hierover moet iemand anders beslissen.',
  ),
  flagger_not_found: m(404, 'Dieses Konto gibt es nicht.', 'There is no such account.', 'Dit account bestaat niet.'),
  flagger_own: m(
    409,
    'Dein eigenes Konto ernennt ein anderer Admin.',
    'Another admin appoints your own account.',
    'Je eigen account benoemt een andere beheerder.',
  ),
  decision_about_staff: m(
    409,
    'Wer eine Rolle hat, wird nicht gesperrt. Zuerst entzieht ein Admin der Person die Rolle.',
    'People with a role are not suspended. An admin takes that role away first.',
    'Wie een rol heeft, wordt niet geschorst. Een beheerder trekt die rol eerst in.',
  ),
  assignee_no_right: m(
    409,
    'Fälle bearbeiten nur Admins und Moderatoren.',
    'Only admins and moderators look after cases.',
    'Alleen beheerders en moderatoren behandelen zaken.',
  ),
  decision_nothing_to_confirm: m(
    409,
    'Hier ist nichts zu bestätigen.',
    'There is nothing to confirm here.',
    'Hier valt niets te bevestigen.',
  ),
  complaint_made: m(
    409,
    'Du hast dich schon beschwert.',
    'You have complained already.',
    'Je hebt al bezwaar gemaakt.',
  ),
  complaint_over: m(
    409,
    'Gegen diese Entscheidung kannst du dich nicht mehr beschweren.',
    'You can no longer complain about this decision.',
    'Tegen deze beslissing kun je geen bezwaar meer maken.',
  ),
  complaint_not_found: m(
    404,
    'Diese Beschwerde gibt es nicht.',
    'This complaint does not exist.',
    'Dit bezwaar bestaat niet.',
  ),
  feedback_not_found: m(
    404,
    'Diese Rückmeldung gibt es nicht.',
    'This feedback does not exist.',
    'Deze feedback bestaat niet.',
  ),
  feedback_changed: m(
    409,
    'Inzwischen hat jemand anderes diese Rückmeldung geändert. Sieh sie dir noch einmal an.',
    'Somebody else has changed this feedback meanwhile. Look at it again.',
    'Iemand anders heeft deze feedback intussen gewijzigd. Bekijk haar nog eens.',
  ),
  feedback_answered: m(
    409,
    'Diese Rückmeldung ist schon beantwortet.',
    'This feedback has been answered already.',
    'Deze feedback is al beantwoord.',
  ),
  feedback_no_address: m(
    409,
    'Hier gibt es niemanden, den eine Antwort erreicht.',
    'There is nobody here whom an answer can reach.',
    'Hier is niemand die een antwoord kan bereiken.',
  ),
  too_much_feedback: m(
    429,
    'Von hier kamen gerade viele Rückmeldungen. Versuch es später noch einmal.',
    'A lot of feedback came from here just now. Try again later.',
    'Er kwam net veel feedback van hier. Probeer het later nog eens.',
  ),
};
