import type { DemoRequest } from '../types.js';
import { ask, c, completed, creatorSays, days, hours, v, vendorSays } from './parts.js';

/** What has been lent and returned in Berlin, in other towns and abroad. */
export const pastElsewhere: readonly DemoRequest[] = [
  // Berlin
  ask(
    { offer: 'retrokonsole-friedrichshain', creator: 'tarek', period: days(-77, -75), sent: 82 },
    [
      c('Nele, wir machen einen Neunzigerabend. Ist die Konsole frei, und ist das Rennspiel drauf?'),
      v('Beides ja. Platz eins bleibt meiner, das weißt du.'),
      c('Wir werden sehen.'),
    ],
    completed(
      creatorSays(5, 'Läuft, macht Spaß, und ja, wir haben den Rekord gelassen.'),
      vendorSays(5, 'Kabel aufgewickelt, Rekord unberührt.'),
    ),
  ),
  ask(
    { offer: 'tapeziertisch-friedrichshain', creator: 'oliver', period: days(-60, -57), sent: 66 },
    [
      c(
        'Hi Nele, we are repainting our hallway. Could I borrow the renovation box for three days? My German for paint is bad.',
      ),
      v('Sure! Everything is labelled with little drawings anyway. Foil is used up, so please bring a new roll back.'),
      c('Will do, thank you.'),
    ],
    completed(
      creatorSays(4, 'Saved us a fortune. One roller had seen better days, but the drawings on the labels are a joy.'),
      vendorSays(5, 'Brought back two rolls of foil instead of one. Lovely neighbour.'),
    ),
  ),
  ask(
    { offer: 'karaoke-neukoelln', creator: 'nele', period: days(-43, -42), sent: 50 },
    [
      c('WG-Geburtstag am Samstag, zwölf Leute, niemand kann singen. Perfekte Voraussetzungen?'),
      v('Die besten. Fangt mit einem Lied an, das alle hassen, dann ist das Eis gebrochen.'),
    ],
    completed(
      creatorSays(5, 'Um zwei Uhr haben alle gesungen. Alle.'),
      vendorSays(5, 'Koffer vollständig, Mikrofone abgewischt.'),
    ),
  ),
  ask(
    { offer: 'rikscha-berlin', creator: 'ingrid', period: hours(-26, '14:00', 3), pricing: 1, sent: 33 },
    [
      c('Lieber Herr Haddad, meine Schwester wird achtzig und möchte noch einmal durch den Treptower Park.'),
      v('Das machen wir. Wenn Ihr Enkel fährt, weise ich ihn vorher ein. Sonst fahre ich selbst.'),
      c('Fahren Sie bitte, das wäre ihr am liebsten.'),
      v('Dann bin ich um zwei bei Ihnen.'),
    ],
    completed(
      creatorSays(5, 'Meine Schwester hat gewunken wie eine Königin. Vielen Dank für diesen Nachmittag.'),
      vendorSays(5, 'Es war auch mir eine Freude.'),
    ),
  ),
  ask(
    { offer: 'schrebergarten-pankow', creator: 'nele', period: days(-91, -90), sent: 102 },
    [
      c('Wir würden gern einen Kindergeburtstag mit acht Kindern feiern. Ist das zu laut?'),
      v('Kinder dürfen. Nur keine Boxen, die Nachbarn schlafen mittags.'),
      c('Versprochen, nur Kindergeschrei.'),
    ],
    completed(
      creatorSays(5, 'Ein Paradies mit Apfelbaum. Rhabarber gab es auch.'),
      vendorSays(5, 'Beet gegossen, Laube gefegt.'),
    ),
  ),
  ask(
    { offer: 'systemkamera-kreuzberg', creator: 'tarek', period: days(-85, -82), sent: 92 },
    [
      c('Wir drehen drei Tage ein Vereinsvideo. Welches Objektiv würdet ihr dazunehmen?'),
      v('Das 35er, damit kommt ihr in jedem Innenraum zurecht. Legen wir bereit.'),
    ],
    completed(
      creatorSays(5, 'Beste Beratung der Stadt. Akkus voll, Karten leer, wie versprochen.'),
      vendorSays(5, 'Kamera pünktlich zurück, nichts fehlt.'),
    ),
  ),
  ask(
    { offer: 'gesangsanlage-kreuzberg', creator: 'ingrid', period: days(-48, -47), sent: 60 },
    [
      c('Für die Gartenversammlung mit hundert Leuten. Ich bin 71 und nicht technisch.'),
      v('Ein Stecker, ein Schalter. Wir üben es an der Theke einmal mit Ihnen.'),
    ],
    completed(creatorSays(5, 'Zum ersten Mal haben hinten alle etwas verstanden.')),
  ),
  ask(
    { offer: 'fotobox-kreuzberg', creator: 'falk', period: days(-32, -30), sent: 52 },
    [
      c('Hochzeit in Potsdam, Aufbau am Freitag. Kann ich sie abends um acht noch holen?'),
      v('Bis 19 Uhr ist jemand da, danach legen wir sie in den Schließraum, Code schicken wir dir.'),
      c('Großartig.'),
    ],
    completed(
      creatorSays(
        3,
        'Gäste begeistert, aber das Papier der Fotobox war kurz vor Mitternacht leer. Vorher nach Nachschub fragen.',
      ),
      vendorSays(5, 'Alles ordentlich verpackt zurück.'),
    ),
  ),
  ask(
    { offer: 'faltrad-potsdam', creator: 'oliver', period: days(-18, -13), sent: 24 },
    [
      c('I have a week of meetings in Potsdam and hate the bus. Is the folding bike free?'),
      v('It is. Three gears, no hills. I bring it to the station on Monday at 8:40 if you like.'),
      c('That would be brilliant.'),
    ],
    completed(
      creatorSays(5, 'Falk met me at the platform with the bike already unfolded. What a service.'),
      vendorSays(5, 'Bike clean, lights charged.'),
    ),
  ),

  // Nord und Ost
  ask(
    { offer: 'kanadier-winterhude', creator: 'birte', period: hours(-69, '11:00', 4), sent: 73 },
    [
      c('Moin, zu zweit mit Hund, vier Stunden. Ist Kuchenstopp an der Strecke?'),
      v('Nach vierzig Minuten links, Käsekuchen. Hundeweste haben wir in M.'),
    ],
    completed(
      creatorSays(5, 'Der Hund saß wie ein Kapitän. Kuchen stimmt auch.'),
      vendorSays(5, 'Gern wieder, auch der Hund.'),
    ),
  ),
  ask(
    { offer: 'neunsitzer-bremen', creator: 'enno', period: days(-41, -39), pricing: 1, sent: 53 },
    [
      c('Unser Shantychor fährt nach Groningen, acht Leute. Ist der Bus frei, und dürfen wir spenden statt zahlen?'),
      v('Freut die Jugend sehr. Bitte keine Chips, auch keine Krabbenchips.'),
      c('Wir singen nur.'),
    ],
    completed(
      creatorSays(5, 'Bus top, Sitze bequem, Radio bleibt aus.'),
      vendorSays(5, 'Ausgesaugt zurück. Vorbildlicher Chor.'),
    ),
  ),
  ask(
    { offer: 'haecksler-oldenburg', creator: 'wiebke', period: days(-100, -99), sent: 106 },
    [
      c('Ich bräuchte ihn in Bremen für einen Tag, passt er in einen Kombi?'),
      v('Nein, aber auf meinen Hänger, den kannst du gleich mitnehmen.'),
    ],
    completed(creatorSays(4, 'Vier Jahre Hecke in drei Stunden. Nasses Laub verstopft den Häcksler allerdings.')),
  ),
  ask(
    { offer: 'bulli-leipzig', creator: 'annett', period: days(-89, -85), sent: 110 },
    [
      c('Vier Nächte Spreewald. Ist der dritte Gang wirklich so schlimm?'),
      v('Nicht schlimm, nur eigen. Wir üben auf dem Parkplatz am Cospudener.'),
      c('Dann wage ich es.'),
    ],
    completed(
      creatorSays(5, 'Der dritte Gang und ich sind Freunde geworden. Schönster Kurzurlaub seit Jahren.'),
      vendorSays(5, 'Sie schaltet besser als ich.'),
    ),
  ),
  ask(
    { offer: 'proberaum-leipzig', creator: 'luisa', period: hours(-16, '18:00', 3), sent: 21 },
    [
      c('Unser Unichor probt einmal mit Schlagzeug, drei Stunden. Geht Montag?'),
      v('Montag ist frei. Licht aus und Heizung auf zwei, dann sind wir Freunde.'),
    ],
    completed(
      creatorSays(
        2,
        'Das Sofa hat Geschichte, der Teppich leider auch: Es roch feucht, und ein Mikrofonkabel war defekt.',
      ),
      vendorSays(5, 'Licht aus, Heizung auf zwei.'),
    ),
  ),
  ask(
    { offer: 'gaestezimmer-luebeck', creator: 'hauke', period: days(-64, -61), sent: 78 },
    [
      c('Drei Nächte zum Musikfestival, wir sind beide 1,80. Überleben wir den Balken?'),
      v('Mit Demut ja. Fahrräder stehen bereit.'),
    ],
    completed(
      creatorSays(4, 'Wunderschön und ruhig. Den Balken habe ich zweimal getroffen, ein Polster wäre nett.'),
      vendorSays(5, 'Liebe Gäste, Küche wie geleckt.'),
    ),
  ),
  ask(
    { offer: 'diascanner-pankow', creator: 'nele', period: days(-199, -185), sent: 206 },
    [
      c('Zwölf Magazine von Opa. Sind zwei Wochen in Ordnung?'),
      v('Nehmen Sie sich drei, wenn es nötig wird. Und benutzen Sie die Handschuhe.'),
    ],
    completed(creatorSays(5, 'Ein Schatz. Opa hat geweint.')),
  ),

  // West und Süd
  ask(
    { offer: 'huepfburg-bochum', creator: 'sabine', period: days(-62, -61), sent: 76 },
    [
      c('Straßenfest in Dortmund, Asphalt. Geht das auch ohne Erdnägel?'),
      v('Ja, wir geben acht Sandsäcke mit. Bei Wind über fünf rufen Sie uns an.'),
    ],
    completed(
      creatorSays(5, 'Zehn Stunden Kinderlachen, kein einziger Unfall.'),
      vendorSays(5, 'Trocken und gefaltet zurück, das ist selten.'),
    ),
  ),
  ask(
    { offer: 'huepfkissen-bochum', creator: 'mehmet', period: days(-37, -36), sent: 46 },
    [
      c('Geburtstag im kleinen Garten, vier mal fünf Meter, ein Baum in der Mitte.'),
      v('Der Baum muss raus oder die Burg in die Ecke. Ecke geht, ich habe es auf Ihrem Foto nachgemessen.'),
      c('Dann Ecke. Danke fürs Messen.'),
    ],
    completed(creatorSays(4, 'Die Hüpfburg passt auf den Zentimeter. Das Gebläse ist lauter als gedacht.')),
  ),
  ask(
    { offer: 'reiserollstuhl-wuppertal', creator: 'nicole', period: days(-72, -65), sent: 79 },
    [
      c('Meine Mutter kommt eine Woche zu Besuch, 1,58 m und 62 Kilo. Welche Breite?'),
      v('43 Zentimeter. Wir legen ein Kissen dazu, auf Kopfsteinpflaster ist das angenehmer.'),
    ],
    completed(
      creatorSays(5, 'Sehr einfühlsame Beratung. Der Stuhl ist wirklich leicht.'),
      vendorSays(5, 'Zuverlässig, gereinigt zurück.'),
    ),
  ),
  ask(
    { offer: 'kastenwagen-koblenz', creator: 'elena', period: days(-150, -143), sent: 175 },
    [
      c('Eine Woche Elsass, wir sind zu zweit und haben noch nie gecampt. Anfängerfehler?'),
      v('Markise bei Wind einholen und nie mit offenem Dachfenster losfahren. Alles andere zeigen wir euch.'),
      c('Notiert, in Rot.'),
    ],
    completed(
      creatorSays(5, 'Perfekte Übergabe, alles an Bord, sogar ein Korkenzieher.'),
      vendorSays(5, 'Innen wie außen sauber, gern wieder.'),
    ),
  ),
  ask(
    { offer: 'cabrio-heidelberg', creator: 'can', period: days(-81, -80), sent: 95 },
    [
      c('Hochzeitstag, wir würden gern durch den Odenwald fahren. Fährt es sich schwer?'),
      v('Wie ein alter Traktor mit guten Manieren. Wir drehen vorher eine Runde.'),
    ],
    completed(
      creatorSays(5, 'An jeder Ampel ein Gespräch. Was für ein Tag.'),
      vendorSays(5, 'Behutsam gefahren, vollgetankt zurück.'),
    ),
  ),
  ask(
    { offer: 'skiset-garmisch', creator: 'vroni', period: days(-240, -237), sent: 250 },
    [
      c('Für meinen Bruder, 1,83, 80 Kilo, fährt seit zehn Jahren nicht mehr.'),
      v('Dann etwas Freundliches mit 168. Tauschen geht jeden Morgen ab halb acht.'),
    ],
    completed(creatorSays(5, 'Genau der richtige Ski. Service am Bahnhof ist unschlagbar.')),
  ),
  ask(
    { offer: 'kindertrage-garmisch', creator: 'daniel', period: days(-97, -94), sent: 105 },
    [
      c('Partnachklamm mit einem Einjährigen, ist die Kraxe dort erlaubt?'),
      v('Ja, nur den Kopf einziehen, auch den kleinen. Regenschutz liegt im Fach.'),
    ],
    completed(
      creatorSays(5, 'Die Kraxe saß super, das Kind hat geschlafen.'),
      vendorSays(5, 'Kraxe sauber und trocken zurück, alles bestens.'),
    ),
  ),
  ask(
    { offer: 'fewo-konstanz', creator: 'lisbeth', period: days(-125, -121), sent: 160 },
    [
      c('Vier Nächte über Pfingsten, zwei Erwachsene, zwei Jugendliche. Vier Treppen sind kein Problem.'),
      v('Dann freue ich mich. Der Korb am Seil darf nur für Einkäufe benutzt werden, nicht für Jugendliche.'),
      c('Schade, ich gebe es weiter.'),
    ],
    completed(
      creatorSays(5, 'Der Säntis wollte tatsächlich. Wir kommen wieder.'),
      vendorSays(5, 'Sehr angenehme Gäste.'),
    ),
  ),
  ask(
    { offer: 'mehrwegbecher-freiburg', creator: 'regula', period: days(-55, -53), sent: 65 },
    [
      c('Quartierfest am See, zweihundert Leute. Lohnt der Weg von Freiburg?'),
      v('Wenn jemand ohnehin fährt, ja. Am Freitag fährt mein Bruder nach Konstanz und nimmt sie mit.'),
      c('Was für ein Zufall, wunderbar.'),
    ],
    completed(
      creatorSays(
        4,
        'Kein einziger Wegwerfbecher auf dem Fest. Das Zählen am Ende dauert, drei fehlen und sind bezahlt.',
      ),
    ),
  ),
  ask(
    { offer: 'theremin-augsburg', creator: 'daniel', period: days(-22, -20), sent: 28 },
    [
      c('Für ein Hörspielprojekt an der Schule. Kann man in zwei Tagen etwas Gruseliges spielen?'),
      v('In zwei Minuten. Etwas Schönes dauert länger.'),
    ],
    completed(),
  ),

  // Niederlande und Großbritannien
  ask(
    { offer: 'bell-tent-utrecht', creator: 'daan', period: days(-87, -84), sent: 99 },
    [
      c('Hoi Sanne, past de tent in een gewone stationwagen? Wij gaan met zes man naar de Veluwe.'),
      v('Ja, als je de achterbank plat legt. Bekijk het filmpje, dan staat hij in drie kwartier.'),
      c('Doen we, zin in.'),
    ],
    completed(
      creatorSays(5, 'Prachtige tent, stond in 40 minuten. De lampjes waren een leuke verrassing.'),
      vendorSays(5, 'Droog en netjes terug.'),
    ),
  ),
  ask(
    { offer: 'bakfiets-amsterdam', creator: 'sanne', period: days(-46, -45), sent: 51 },
    [
      c('We komen een dag naar Amsterdam met drie kleintjes. Is de bakfiets zaterdag vrij?'),
      v('Ja, de buurvrouw heeft de sleutel. Pas op bij de tramrails op de Kinkerstraat.'),
    ],
    completed(
      creatorSays(4, 'Ideaal met de kinderen, en de tip over de tramrails klopte. De rem piept een beetje.'),
      vendorSays(5, 'Keurig op slot teruggezet.'),
    ),
  ),
  ask(
    { offer: 'aanhanger-nijmegen', creator: 'els', period: days(-34, -33), sent: 39 },
    [
      c('Ik haal een oude kast op in Nijmegen, mag de aanhanger tot Maastricht en terug?'),
      v('Ja hoor, spanbanden liggen erin. Liefst zondag voor vijven terug.'),
      c('Lukt.'),
    ],
    completed(
      creatorSays(4, 'Prima aanhanger, één lampje deed het niet maar dat was zo gemaakt.'),
      vendorSays(5, 'Lampje gerepareerd teruggebracht, kom daar maar eens om.'),
    ),
  ),
  ask(
    { offer: 'drill-hackney', creator: 'tom', period: days(-28, -26), sent: 34 },
    [
      c('Hi Hannah, I am down in London helping my sister put up shelves on a brick wall. Could I borrow the drill?'),
      v('Of course. Use the ten first and then the twelve, and warn the neighbours.'),
    ],
    completed(
      creatorSays(5, 'Shelves up, neighbours charmed.'),
      vendorSays(5, 'Came back clean with a jar of chutney.'),
    ),
  ),
  ask(
    { offer: 'tent-edinburgh', creator: 'hannah', period: days(-79, -74), pricing: 1, sent: 93 },
    [
      c('Walking the West Highland Way in five nights. Is it really midge-proof?'),
      v('The inner is. Outside you are on your own, bring a net.'),
      c('Net packed.'),
    ],
    completed(
      creatorSays(5, 'Dry, light and indeed midge-proof. Glad the fee went to mountain rescue.'),
      vendorSays(5, 'Aired, dried and all pegs counted.'),
    ),
  ),
];
