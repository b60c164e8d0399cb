import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { compoundCover } from './compound.js';
import { words } from './fold.js';
import { dutchStems, stem } from './stem.js';

const de = `
Abend Abfall Absperr Adapter Akku Akkordeon Alarm Album Alu Anhänger Angel Ampel Apfel Arbeit Archiv Arm Aufsatz Auge Ausgabe Auto
Baby Back Bad Bahn Balance Balkon Ball Band Bank Bar Bart Base Bass Basteln Batterie Bau Bauch Baum Beamer Becher Becken Beet Beil
Bein Beleuchtung Besteck Bett Beton Bett Biene Bier Bild Bilder Billard Blase Blatt Blech Blitz Block Blume Bock Boden Bogen Bohr
Bohrer Bohrmaschine Boller Boot Box Board Brand Brat Brause Brett Brenner Brief Brille Brot Brücke Brunnen Buch Bügel Bügeleisen Bühne
Bund Büro Bus Bürste Camping Computer Dach Dampf Dart Deck Decke Deko Dekoration Dessert Diesel Dirndl Disco Doppel Dose Draht
Drachen Dreh Dreieck Druck Drucker Dusche Eimer Eis Eisen Elektro Elektronik Energie Entsafter Erde Ernte Essen Fach Faden Fahne
Fahr Fahrer Fahrrad Falt Familie Farbe Faser Fass Fasching Feder Feier Feile Fell Fenster Fern Fernglas Fernseher Fest Feuer Film
Filter Finger Fisch Fitness Flach Flagge Flasche Fleisch Fliege Fliese Flöte Flug Flügel Folie Fondue Form Foto Fräse Frau Frei Freizeit
Freund Frisch Front Frost Frucht Fuchs Führer Funk Fuß Futter Gabel Garten Gas Gast Gebläse Geburtstag Gefrier Gefäß Gehäuse Geige Geist
Geld Gepäck Gerät Gerüst Geschirr Geschenk Gesicht Gestell Getränk Gewicht Gitter Gitarre Glas Glocke Glüh Gold Golf Grab Gras Griff Grill
Gürtel Gurt Haar Hacke Häcksler Hahn Haken Halle Halter Halterung Hammer Hand Handel Handschuh Handtuch Haube Haus Haushalt Haut Hebe Heber
Hecke Heft Heiß Heizer Heizung Heizlüfter Helm Hemd Herd Himmel Hobel Hoch Hochdruck Hochzeit Hocker Holz Honig Horn Hose Hotel
Hund Hut Hütte Hüpfburg Instrument Insekt Jacke Jagd Jahr Kabel Kaffee Käfig Kajak Kalender Kamera Kamin Kanal Kanne Kanu Kanister
Karre Karte Karton Karneval Käse Kasse Kasten Katze Keller Kelter Kerze Kessel Kette Keyboard Kind Kino Kirche Kissen Kiste Klapp Klavier
Kleb Klebe Kleid Kleider Kleidung Klemme Kletter Klima Klinge Knie Knopf Koch Kocher Koffer Kohle Kompressor Kompost Konsole Konzert Kopf
Kopfhörer Korb Kork Körper Kosmetik Kostüm Kraft Kran Kranz Kraut Kreis Kreissäge Kreuz Krippe Krone Krug Küche Kuchen Kugel Kühl Kühler
Kühlschrank Kunst Kurbel Kutsche Labor Lack Lade Lader Lager Laken Lampe Lang Langlauf Lärm Laser Last Laterne Lauf Laub Laut
Lautsprecher Leder Leicht Leim Leine Leinwand Leiste Leiter Leitung Lenker Licht Liege Lift Linse Loch Locken Löffel Löschen Lot Luft
Lüfter Mäher Mal Maler Mantel Markt Markise Maschine Maske Maß Massage Matratze Matte Mauer Maus Meißel Messer Messe Messgerät Metall Mikro
Mikrofon Mikroskop Milch Misch Mischer Mischpult Mittel Mixer Möbel Mobil Mode Modell Modul Monitor Motor Motorrad Mücken Mühle Müll Multi
Mund Münze Musik Mütze Nacht Nadel Nagel Nagler Nah Name Netz Nikolaus Noten Not Nuss Obst Ofen Ohr Oster Paddel Paket Palette Panne Papier
Park Parkett Party Pavillon Pendel Perücke Pfad Pfahl Pfanne Pfeife Pfeil Pferd Pflanze Pflaster Pflege Pflug Piano Picknick Pilz Pinsel
Pizza Plane Planen Planschbecken Platte Platten Plattenspieler Plattform Platz Plotter Podest Pokal Polster Pool Popcorn Post Poster Presse
Presser Press Projektor Profi Prüfer Pullover Pult Pumpe Punkt Puppe Putz Puzzle Quad Rad Radio Rahmen Rasen Rasenmäher Rasier Rassel Raum
Rauch Räucher Reck Rechen Rechner Regal Regen Reifen Reinigung Reiniger Reis Reise Reit Reiter Renn Rennrad Rettung Ring Ritter Rock Roller
Roll Rollator Rollstuhl Rost Röhre Rohr Ruck Rücken Rucksack Ruder Rund Rüttler Rüttelplatte Sack Saft Säge Sahne Saison Salat Salon Sand
Sattel Sauger Sauna Schach Schacht Schädel Schal Schale Schall Schäl Schalter Schatten Schaufel Schaukel Schaum Scheibe Schein Scheinwerfer
Schere Schiebe Schiene Schiff Schild Schirm Schlaf Schlafsack Schlag Schlagzeug Schlamm Schlange Schlauch Schlauchboot Schleif Schleifer
Schlepp Schlitten Schlitz Schloss Schlüssel Schmink Schmuck Schnee Schneide Schneider Schneid Schnitt Schnitz Schnorchel Schnur Schokolade
Schrank Schraube Schrauber Schrauben Schreib Schreibtisch Schreiber Schubkarre Schuh Schule Schulter Schüssel Schutz Schwamm Schwein Schweiß
Schwert Schwimm Schwing See Seide Seife Seil Sektglas Senf Sender Service Sessel Set Sicherheit Sieb Silber Sitz Skate Skateboard Ski Smoker
Snow Socken Sofa Sommer Sonde Sonnen Sonne Spaten Spann Spalter Spaß Speise Speicher Sperre Spiegel Spiel Spieler Spielzeug Spindel Spinn
Spirale Spitze Sport Sprech Sprecher Spreng Sprinkler Spritze Sprüh Sprung Spur Staffelei Stahl Stall Stamm Stand Ständer Stange Stapler
Start Stativ Staub Staubsauger Steck Stecker Stehen Stein Stempel Steppdecke Stern Steuer Stich Stichsäge Stick Stiefel Stift Stock Stoff
Strahl Strahler Strand Straße Strauch Strick Stroh Strom Stromerzeuger Generator Stuhl Stütze Sumpf Surf Surfbrett Tacker Tafel Tag Tanz
Tapete Tapeten Tasche Tasse Tastatur Tau Tauch Taucher Technik Tee Teich Teig Teil Telefon Teleskop Teller Tennis Teppich Terrasse Tester
Theater Theke Thermo Tier Tiefe Tisch Tischtennis Ton Tonne Topf Tor Torte Toilette Trag Trage Träger Trampolin Transport Traktor Treck
Trekking Trenn Trenner Treppe Tresor Trichter Trink Tritt Trocken Trockner Trommel Trompete Truhe Tuch Tür Turm Turn Uhr Umzug Unkraut
Urlaub Vase Velo Ventil Ventilator Verleih Verlängerung Verstärker Vertikutierer Video Vogel Volleyball Vorhang Waage Wachs Waffel
Waffeleisen Wagen Wald Walze Wand Wander Wanne Wärme Wäsche Wasch Waschmaschine Wasser Wasserwaage Weber Wecker Weg Weide Weihnacht Wein
Welle Welt Werk Werkstatt Werkzeug Wetter Wetzen Wickel Wickeltisch Wiege Wiese Wild Wind Winde Winkel Winter Wippe Wisch Wohn Wohnmobil
Wohnwagen Wok Wolle Wurf Wurst Zahl Zahn Zange Zaun Zauber Zeichen Zeit Zeitung Zelt Zentrifuge Ziege Ziegel Zieher Zimmer Zirkel Zubehör Zucker
Zug Zuschnitt Zweirad Zwinge
`;

const nl = `
aanhanger aanhangwagen aardappel accu achter afval apparaat auto avond baby bad bak bakfiets balk ballon band bank bar barbecue bed beker
beugel bier blad blad bloem boek bol boom boor boormachine boot bord borstel bout box brand brief bril broek brood brug buggy buiten bus buis
bureau camera camping cirkelzaag computer dak dans deken deur dienblad dier doek doos draad draai droger druk drum eten feest fiets fietsen
film fles fontein foto fornuis frees garage gas gast gereedschap geluid gitaar glas gordijn gras grasmaaier grill grond haak haar hak hamer
hand hark heg heggenschaar helm hemd hengel hoed hoek hogedruk hogedrukreiniger hond hoofd hout huis huwelijk ijs jas jurk kaars kaart kabel
kachel kajak kamer kampeer kano kar kast ketting keuken kinder kind kinderwagen kist klap kleding kleed kleren klim kleuter klok klopboor knie
koekjes koelbox koelkast koel koffer koffie kook kopje kraam krat kruiwagen kunst kussen kwast laad ladder lamp laptop laser last laken leer
licht lijm lijst lucht luchtbed luidspreker maaier maaltijd mand machine mat matras melk mes meubel meter microfoon model molen motor motorfiets
muis muts muur muziek naai naaimachine nacht net olie oven paal paard pak palet pan pannenkoek paraplu partij partytent party pers piano
picknick plaat plank plant pomp poort pop pot prikbord raam racefiets reis reiniger rek ring riool rok rol rolstoel rugzak ruit schaaf
schaap schaar schaats schep scherm schilder schip schoen school schommel schop schroef schroevendraaier schuur schuurmachine servies ski slaap
slaapzak slang slee sleutel slijp slot sneeuw snij snoei snoeischaar snoer soep spade speelgoed spel spiegel spijker spring springkussen
sport stal stam statief stang steen steek steiger stekker step ster stoel stof stofzuiger stok stoom straat strand strijk strijkijzer stroom
stuk surfplank taart tafel tafeltennis tak tas tegel telefoon telescoop tent tennis teil tij toestel toilet touw trailer tractor trampoline trap
trekker tril trommel tuin tuig vaas vaat vaatwasser vakantie vat veger verf verf verkeer verlichting versterker vis vlag vlees vlies vloer voedsel
voet voetbal vogel vork vorm vouw vouwfiets vracht vriezer vrucht vuur wagen wafel wafelijzer wal wand wandel was wasmachine water weg weegschaal
werk werkbank werktuig wiel wijn wind winkel winter wok wol zaag zak zand zeil zetel zit zomer zon zonne zuiger zwem zwembad
`;

const en = `
air amp back bag ball band bar base bath beach bed bicycle bike board boat book boot bottle bowl box brush bucket bus cable cake camera camp
camping car card case cast chain chair child clean cleaner cloth coat coffee cook cooker cool cooler copper cup cutter cycle deck desk dish dog
door drill drive driver dryer dust fire fish fishing flash floor foot football frame fridge game garden gas glass grass green grill guard guitar
gun hair hammer hand hat head heater hedge high hole holder home horse house ice iron jack jacket juice keyboard kettle key kit kitchen knife
ladder lamp land lap laptop lawn lawnmower leaf light lock long machine maker mat mattress mower music nail net night paddle paint pan paper
party phone pick picnic pipe pit plate play player pole pool pot power press pressure printer pump rack rain reader road rod roof room root rope
sack saddle sand saw screen screw screwdriver seat sew sewing sheet ship shoe shop shovel show side skate skateboard ski sleeping snow snowboard
sound speaker spot stand station steam steel stick stone stool storage stove sun surf surfboard sweep swim table tablet tape tea telescope tennis
tent tile time tool tower toy track trailer tree truck turn vacuum wagon walk wall wash washer waste watch water wave wheel wind window wire
wood work wrench yard
`;

export type WordList = (stemmed: string, word: string) => boolean;

/** Compares stems, except for words of three letters: the stem of Matte would find a mat in every Automat. */
const listOf = (text: string, language: Locale): WordList => {
  const listed = words(text).words;
  const stems = listed.map(stem);
  const known = new Set(language === 'nl' ? [...stems, ...stems.flatMap(dutchStems)] : stems);
  const short = new Set(listed.filter((word) => word.length === 3));
  return (stemmed, word) => (word.length <= 3 ? short.has(word) : known.has(stemmed));
};

/**
 * Seed lexicon per language for splitting compounds. Words from offers are added at run time, so the list needs common
 * words, not all words.
 */
export const compoundWords: Readonly<Record<Locale, WordList>> = {
  de: listOf(de, 'de'),
  nl: listOf(nl, 'nl'),
  en: listOf(en, 'en'),
};

export const listedAnywhere: WordList = (stemmed, word) =>
  compoundWords.de(stemmed, word) || compoundWords.nl(stemmed, word) || compoundWords.en(stemmed, word);

export const isCompound = (word: string): boolean =>
  Object.values(compoundWords).some(
    (isListed) => compoundCover(word, (stemmed, part) => (isListed(stemmed, part) ? 'listed' : null)).length > 0,
  );
