import { message as m } from '../kernel/message.js';

export const offerRefusals = {
  trader_details_needed: m(
    422,
    'Bevor etwas von dir online geht, brauchen wir deine Angaben als gewerblicher Anbieter.',
    'Before you can put anything online, we need your details as a commercial provider.',
    'Voordat er iets van jou online gaat, hebben we je gegevens als zakelijke aanbieder nodig.',
  ),
  offers_full: m(
    409,
    'Dein Tarif hat Platz für {max} Inserate, und so viele sind online. Pausiere eins, oder sieh dir in deinem Konto unter „Tarif“ die größeren an.',
    'Your plan has room for {max} offers, and you have that many online. Pause one, or look at the larger plans under “Plan” in your account.',
    'Je abonnement heeft ruimte voor {max} advertenties, en zoveel zijn er online. Pauzeer er een, of bekijk in je account bij “Abonnement” de grotere.',
  ),
  profile_incomplete: m(
    409,
    'Vervollständige zuerst dein Profil.',
    'Complete your profile first.',
    'Maak eerst je profiel compleet.',
  ),

  offer_not_found: m(
    404,
    'Dieses Inserat gibt es nicht oder nicht mehr.',
    'Offer not found.',
    'Deze advertentie bestaat niet of niet meer.',
  ),
  offer_deleted: m(
    410,
    'Dieses Inserat wurde gelöscht.',
    'This offer has been deleted.',
    'Deze advertentie is verwijderd.',
  ),
  offer_exists: m(409, 'Dieses Inserat gibt es schon.', 'This offer already exists.', 'Deze advertentie bestaat al.'),
  not_owner: m(
    404,
    'Dieses Inserat gibt es nicht oder nicht mehr.',
    'Offer not found.',
    'Deze advertentie bestaat niet of niet meer.',
  ),
  category_unknown: m(422, 'Diese Kategorie gibt es nicht.', 'Category not found.', 'Deze categorie bestaat niet.'),
  category_group: m(
    422,
    'Das ist eine Gruppe von Kategorien. Bitte wähle eine Kategorie darin.',
    'This is a group of categories. Please choose a category in it.',
    'Dit is een groep categorieën. Kies er een categorie in.',
  ),
  amount_needed: m(
    422,
    'Bitte gib einen Betrag an. Wenn es nichts kosten soll, wähle „kostenlos“.',
    'Please enter an amount. If it should cost nothing, choose “free”.',
    'Vul een bedrag in. Mag het niets kosten, kies dan “gratis”.',
  ),
  category_needed: m(422, 'Bitte wähle eine Kategorie.', 'Please choose a category.', 'Kies een categorie.'),
  image_needed: m(
    422,
    'Bitte lade mindestens ein Bild hoch.',
    'Please upload at least one image.',
    'Upload minstens één foto.',
  ),
  too_many_images: m(
    422,
    `Es können höchstens {max} Bilder hochgeladen werden.`,
    'A maximum of {max} images can be uploaded.',
    'Je kunt hoogstens {max} foto’s uploaden.',
  ),
  image_unknown: m(
    404,
    'Dieses Bild gehört nicht zu diesem Inserat.',
    'This image isn’t part of this offer.',
    'Deze foto hoort niet bij deze advertentie.',
  ),
  images_differ: m(
    409,
    'Die Bilder haben sich inzwischen geändert. Lade die Seite neu.',
    'The images have changed in the meantime. Reload the page.',
    'De foto’s zijn intussen gewijzigd. Laad de pagina opnieuw.',
  ),
  title_needed: m(422, 'Bitte gib einen Titel ein.', 'Please enter a title.', 'Vul een titel in.'),
  description_needed: m(
    422,
    'Bitte gib eine Beschreibung für das Inserat ein.',
    'Please enter a description for the offer.',
    'Vul een beschrijving voor de advertentie in.',
  ),
  pricing_needed: m(
    422,
    'Bitte gib mindestens einen Preis an.',
    'Please enter at least one price.',
    'Vul minstens één prijs in.',
  ),
  terms_needed: m(
    422,
    'Bitte stimme den Nutzungsbedingungen und den AGB zu.',
    'Please accept the terms of use and the general terms.',
    'Ga akkoord met de gebruiksvoorwaarden en de algemene voorwaarden.',
  ),
  too_many_drafts: m(
    409,
    'Du hast schon {max} Entwürfe. Veröffentliche oder lösche zuerst einen.',
    'You already have {max} drafts. Publish or delete one first.',
    'Je hebt al {max} concepten. Publiceer of verwijder er eerst een.',
  ),
  not_published: m(
    409,
    'Dieses Inserat ist noch nicht veröffentlicht.',
    'This offer isn’t published yet.',
    'Deze advertentie is nog niet gepubliceerd.',
  ),
  offer_locked: m(
    409,
    'Dieses Inserat wurde nach einer Meldung gesperrt. Den Grund liest du in deinem Konto unter „Entscheidungen“. Bearbeiten und löschen kannst du es weiterhin.',
    'This offer was locked after a report. The reason is in your account under “Decisions”. You can still edit and delete it.',
    'Deze advertentie is na een melding geblokkeerd. De reden staat in je account onder “Beslissingen”. Bewerken en verwijderen kan nog steeds.',
  ),

  group_unknown: m(
    409,
    'In einer dieser Gruppen bist du nicht oder nicht mehr. Lade die Seite neu.',
    'You’re not in one of these groups (any more). Reload the page.',
    'Je zit niet of niet meer in een van deze groepen. Laad de pagina opnieuw.',
  ),
  group_needed: m(
    422,
    'Wähl die Gruppen, für die das gilt.',
    'Choose the groups this applies to.',
    'Kies de groepen waarvoor dit geldt.',
  ),
};

/** With codes whose texts another room has. */
export type OfferRefusal = keyof typeof offerRefusals | 'not_commercial' | 'legal_hints_needed' | 'place_unknown';
