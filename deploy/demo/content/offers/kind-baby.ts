import { o } from '../things.js';
import { at, cash, crates, donation, free, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const childAndBaby: readonly DemoOffer[] = [
  // 601 Baby- & Kinderkleidung
  {
    key: 'schneeanzug-miriam', owner: 'miriam', categoryId: 601, title: 'Schneeanzug Größe 98 für die Skiwoche',
    shortDescription: 'Einteiler in Blau, wasserdicht, mit Handschuhen.',
    description: 'Wir fahren nur einmal im Jahr in den Schnee, den Rest der Zeit hängt er im Schrank. Die Knie sind verstärkt und noch ganz. Handschuhe am Band gehen nicht verloren.',
    tags: ['winter', 'größe 98'], pricing: [cash(12, 'week', [1, 2]), sixpacks(1, 'week', [1, 2])], deposit: 20_00, metadata: [shown('Größe', '98')], pictures: [at('snow', pic(205, o.downJacket, o.snowflake))],
  },
  {
    key: 'taufkleid-koeln', owner: 'katrin', categoryId: 601, title: 'Taufkleid aus Leinen, Familienstück',
    shortDescription: 'Für Babys bis sechs Monate, mit Häubchen.',
    description: 'Vier Kinder sind darin getauft worden, alle haben geweint. Handbestickt, waschbar bei dreißig Grad im Beutel. Ich bügle es vor der Übergabe und lege Seidenpapier dazu.',
    tags: ['taufe'], pricing: [donation(20, 'Kinderklinik der Stadt'), cash(25, 'day', [1, 4])], deposit: 60_00, metadata: [shown('Länge', '75 cm')], pictures: [pic(48, o.dress, o.dove)],
  },
  {
    key: 'matschhosen-oldenburg', owner: 'enno', categoryId: 601, title: 'Fünf Matschhosen und Gummistiefel',
    shortDescription: 'Größen 86 bis 116, wenn plötzlich Besuch kommt.',
    description: 'Bei uns am Moor geht es nicht ohne, deshalb hängt eine ganze Reihe am Haken. Such dir aus, was passt. Sauber oder dreckig zurück ist mir gleich, Hauptsache paarweise.',
    tags: ['regen', 'besuch'], pricing: [free('day', [1, 5])], deposit: null, metadata: [shown('Größen', '86–116')], pictures: [at('garden', pic(60, o.boot, o.droplet))],
  },
  {
    key: 'kinderanzug-duesseldorf', owner: 'sofia', categoryId: 601, title: 'Festlicher Kinderanzug, Größe 116',
    shortDescription: 'Dunkelblau mit Weste und Fliege, einmal getragen.',
    description: 'Zur Hochzeit meiner Schwester gekauft, nach dem Sektempfang gegen Jeans getauscht. Er ist also praktisch neu. Gereinigt wird er von mir, das ist im Preis.',
    tags: ['hochzeit', 'kommunion'], pricing: [cash(15, 'day', [1, 4])], deposit: 30_00, metadata: [shown('Größe', '116')], pictures: [pic(225, o.suit, o.mansShoe)],
  },
  {
    key: 'skipak-utrecht', owner: 'sanne', categoryId: 601, title: 'Skipak, helm en bril voor een kleuter',
    shortDescription: 'Maat 104, één week gedragen in Winterberg.',
    description: 'Kinderen groeien sneller dan sneeuw smelt, dus leen liever. De helm past tot 52 centimeter en is nooit gevallen. Wanten zitten met een koordje vast aan de mouw.',
    tags: ['wintersport', 'maat 104'], pricing: [cash(15, 'week', [1, 2]), piggyBank('week', [1, 2])], deposit: 30_00, metadata: [shown('Maat', '104')], pictures: [at('snow', pic(330, o.downJacket, o.goggles, o.gloves))],
  },
  // 602 Babyausstattung
  {
    key: 'trage-friedrichshain', owner: 'nele', categoryId: 602, title: 'Drei Babytragen zum Probetragen',
    shortDescription: 'Tuch, Halbschnalle und Schnallentrage, eine Woche lang.',
    description: 'Im Laden probiert man fünf Minuten, zu Hause merkt man, was wirklich passt. Ich zeige dir die Wickelweisen am Küchentisch, mit Puppe oder Baby. Alles frisch gewaschen ohne Weichspüler.',
    tags: ['trage', 'neugeboren'], pricing: [free('week', [1, 1]), cash(10, 'week', [1, 4])], deposit: 60_00, metadata: [shown('Gewicht Kind', '3–15 kg')], pictures: [pic(28, o.babyCarrier, o.teddy)],
  },
  {
    key: 'babyphone-ulm', owner: 'daniel', categoryId: 602, title: 'Babyphone mit Kamera',
    shortDescription: 'Funkt ohne Internet, reicht bis zum Nachbarn.',
    description: 'Fürs Grillfest im Garten gegenüber oder die Ferienwohnung. Nachtsicht, Gegensprechen, Schlaflieder in zweifelhafter Qualität. Der Akku der Elterneinheit hält eine Nacht.',
    tags: ['babyphone', 'reise'], pricing: [cash(5, 'day', [1, 7]), cash(20, 'week', [1, 3])], deposit: 50_00, metadata: [shown('Reichweite', 'etwa 200 m')], pictures: [pic(195, o.babyMonitor, o.teddy)],
  },
  {
    key: 'flaschenset-kassel', owner: 'gregor', categoryId: 602, title: 'Vaporisator und Flaschenwärmer',
    shortDescription: 'Für Großeltern, die zwei Wochen das Enkelkind haben.',
    description: 'Sechs Flaschen in acht Minuten keimfrei, entkalkt ist er frisch. Der Wärmer passt auch ins Auto, der Stecker liegt bei. Sauger kaufst du bitte neu.',
    tags: ['baby', 'großeltern'], pricing: [cash(8, 'week', [1, 4]), free('day', [1, 3])], deposit: 15_00, metadata: [], pictures: [pic(210, o.babyBottle, o.milk)],
  },
  {
    key: 'babywanne-trier', owner: 'michel', categoryId: 602, title: 'Badewanne mit Ständer und Thermometer',
    shortDescription: 'Rückenschonend, mit Ablaufschlauch.',
    description: 'Der Ständer passt über unsere große Wanne und lässt sich auf zwei Höhen stellen. Die Badeente ist ein Geschenk und darf bleiben. Bitte trocken zurück.',
    tags: ['baden', 'neugeboren'], pricing: [free('week', [1, 4]), piggyBank('week', [1, 4])], deposit: null, metadata: [], pictures: [pic(190, o.bathtub, o.duck)],
  },
  // 603 Kindersitze
  {
    key: 'babyschale-ehrenfeld', owner: 'jana', categoryId: 603, title: 'Babyschale mit Isofix-Station',
    shortDescription: 'Für die erste Heimfahrt und für Besuch mit Neugeborenem.',
    description: 'Unfallfrei, drei Jahre alt, Bezug frisch gewaschen. Die Station rastet mit zwei Klicks ein und zeigt grün, wenn es stimmt. Ich komme gern mit zum Auto und prüfe mit dir den Sitz.',
    tags: ['babyschale', 'isofix'], pricing: [cash(5, 'day', [1, 7]), cash(20, 'week', [1, 4])], deposit: 60_00, metadata: [shown('Gewicht Kind', 'bis 13 kg'), noted('Gekauft', 'im Mai, Rechnung vorhanden')], pictures: [pic(218, o.babyShell, o.teddy)],
  },
  {
    key: 'kindersitz-stuttgart', owner: 'uwe', categoryId: 603, title: 'Kindersitz für Vier- bis Zwölfjährige',
    shortDescription: 'Mit Rückenlehne, wenn die Enkel kommen.',
    description: 'Passt in jedes Auto, auch ohne Isofix. Die Lehne wächst mit, der Becherhalter ist abnehmbar. Gekrümelt hat bisher nur ein Kind, und das bin ich nicht gewesen.',
    tags: ['autositz', 'besuch'], pricing: [free('day', [1, 5]), piggyBank('week', [1, 2])], deposit: 20_00, metadata: [shown('Größe Kind', '100–150 cm')], pictures: [pic(355, o.carSeat, o.teddy)],
  },
  {
    key: 'fahrradsitz-muenster', owner: 'frieda', categoryId: 603, title: 'Fahrradsitz hinten, mit zwei Halterungen',
    shortDescription: 'So kann er an zwei Rädern wechseln.',
    description: 'Eine Halterung kommt ans eigene Rad, die andere an das von Oma. Der Federweg ist gut für Kopfsteinpflaster. Helm in 48 bis 52 Zentimetern hängt am Sitz.',
    tags: ['fahrrad', 'kleinkind'], pricing: [cash(4, 'day', [1, 10]), cash(14, 'week', [1, 4])], deposit: 30_00, metadata: [shown('Gewicht Kind', '9–22 kg')], pictures: [at('street', pic(170, o.bicycle, o.baby))],
  },
  {
    key: 'reboarder-erfurt', owner: 'karsten', categoryId: 603, title: 'Rückwärtsgerichteter Kindersitz',
    shortDescription: 'Dreht sich zum Einsteigen, Isofix mit Stützfuß.',
    description: 'Wiegt vierzehn Kilo, also einmal einbauen und lassen. Ideal, um zwei Wochen zu testen, ob das Kind rückwärts mitmacht. Neigungsposition zum Schlafen hat er auch.',
    tags: ['reboarder', 'testen'], pricing: [cash(9, 'day', [2, 10]), cash(35, 'week', [1, 4])], deposit: 100_00, metadata: [shown('Größe Kind', '61–105 cm')], pictures: [pic(240, o.carSeat, o.car)],
  },
  // 604 Kinderwagen
  {
    key: 'geschwisterwagen-pankow', owner: 'ingrid', categoryId: 604, title: 'Geschwisterwagen nebeneinander',
    shortDescription: 'Passt durch normale Türen, klappt mit einer Hand.',
    description: 'Für meine Zwillingsenkel angeschafft, die jetzt lieber rennen. 76 Zentimeter breit, also auch in die Tram. Regenverdeck und zwei Fußsäcke liegen im Keller bereit.',
    tags: ['zwillinge', 'buggy'], pricing: [cash(8, 'day', [1, 7]), cash(30, 'week', [1, 4])], deposit: 60_00, metadata: [shown('Breite', '76 cm')], pictures: [pic(186, o.stroller, o.teddy, o.babyBottle)],
  },
  {
    key: 'reisebuggy-frankfurt', owner: 'can', categoryId: 604, title: 'Reisebuggy fürs Handgepäck',
    shortDescription: 'Sechs Kilo, mit Tragegurt, Liegeposition.',
    description: 'Er hat zehn Flüge mitgemacht und durfte jedes Mal mit in die Kabine. Kopfsteinpflaster mag er nicht, Flughäfen liebt er. Ein Moskitonetz steckt in der Tasche.',
    tags: ['reise', 'flug'], pricing: [cash(6, 'day', [2, 21]), cash(25, 'week', [1, 3])], deposit: 60_00, metadata: [shown('Gewicht', '6,2 kg')], pictures: [pic(200, o.stroller, o.airplane)],
  },
  {
    key: 'kinderwagen-chemnitz', owner: 'frank', categoryId: 604, title: 'Kinderwagen mit großen Luftreifen',
    shortDescription: 'Für Waldwege, mit Wanne und Sportsitz.',
    description: 'Gefedert wie eine Kutsche, wir waren damit auf dem Fichtelberg. Zusammengelegt braucht er einen richtigen Kofferraum. Die Wanne ist frisch gewaschen und gelüftet.',
    tags: ['wald', 'neugeboren'], pricing: [cash(25, 'week', [1, 8]), donation(20, 'Familienzentrum im Stadtteil', 'week', [1, 8])], deposit: 80_00, metadata: [], pictures: [pic(120, o.stroller, o.evergreen)],
  },
  {
    key: 'bolderkar-nijmegen', owner: 'daan', categoryId: 604, title: 'Opvouwbare bolderkar voor het strand',
    shortDescription: 'Brede wielen, zonnedakje, tachtig kilo.',
    description: 'Twee kinderen, een koelbox en alle scheppen passen er samen in. Opgevouwen is hij zo groot als een koffer. Spoel het zand eraf voor je hem inklapt, anders kraakt hij de hele winter.',
    tags: ['strand', 'bolderkar'], pricing: [cash(7), sixpacks(1, 'day', [2, 4])], deposit: 25_00, metadata: [shown('Draagt', '80 kg')], pictures: [pic(42, o.handCart, o.beachUmbrella, o.bucket)],
  },
  {
    key: 'jogger-goettingen', owner: 'amina', categoryId: 604, title: 'Babyjogger mit Handbremse',
    shortDescription: 'Drei große Räder, geradeaus feststellbar.',
    description: 'Ich laufe zehn Kilometer damit, mein Sohn schläft ab Kilometer zwei. Fangriemen ans Handgelenk, dann kann nichts passieren. Erst ab sechs Monaten, wenn das Baby sicher sitzt.',
    tags: ['laufen', 'sport'], pricing: [cash(9, 'day', [1, 5]), cash(32, 'week', [1, 3])], deposit: 80_00, metadata: [shown('Räder', '16 Zoll')], pictures: [pic(150, o.stroller, o.shoe)],
  },
  // 605 Möbel
  {
    key: 'reisebett-suelz', owner: 'ole', categoryId: 605, title: 'Reisebett mit richtiger Matratze',
    shortDescription: 'Für Großeltern und Ferienwohnungen.',
    description: 'Das Bett selbst ist wie alle, die Zusatzmatratze macht den Unterschied. Aufbau: Seiten hoch, Boden runter, in dieser Reihenfolge. Ein Spannlaken liegt dabei.',
    tags: ['reisebett', 'besuch'], pricing: [cash(5, 'night', [1, 10]), cash(20, 'week', [1, 3])], deposit: 20_00, metadata: [shown('Liegefläche', '60 × 120 cm')], pictures: [pic(34, o.cot, o.teddy)],
  },
  {
    key: 'hochstuhl-leverkusen', owner: 'stefan', categoryId: 605, title: 'Zwei Hochstühle für die Familienfeier',
    shortDescription: 'Holz, mit Bügel und Gurt, abwischbar.',
    description: 'Damit die Kleinen beim Geburtstag der Uroma mit am Tisch sitzen. Sie lassen sich zerlegen, der Schlüssel klebt unter dem Sitz. Ab etwa sechs Monaten.',
    tags: ['familienfeier'], pricing: [free('day', [1, 3]), sixpacks(1, 'day', [1, 4])], deposit: 20_00, metadata: [shown('Anzahl', '2')], pictures: [pic(24, o.highChair, o.spoon, o.bowl)],
  },
  {
    key: 'beistellbett-augsburg', owner: 'petra', categoryId: 605, title: 'Beistellbett für die ersten Monate',
    shortDescription: 'Buche, höhenverstellbar, mit Matratze und Nestchen.',
    description: 'Nach einem halben Jahr ist jedes Baby herausgewachsen, Kaufen lohnt also kaum. Es hängt mit zwei Haken an eurem Bett. Matratze hat einen frischen Bezug und darf bei sechzig Grad gewaschen werden.',
    tags: ['neugeboren', 'schlafen'], pricing: [cash(12, 'week', [4, 26]), donation(10, 'Frühstart ins Leben', 'week', [4, 26])], deposit: 50_00, metadata: [shown('Liegefläche', '50 × 90 cm')], pictures: [pic(260, o.cot, o.moonFace)],
  },
  {
    key: 'laufstall-luebeck', owner: 'maike', categoryId: 605, title: 'Laufgitter, sechseckig, mit Tür',
    shortDescription: 'Hält Kind oder Weihnachtsbaum fest.',
    description: 'Ein Meter zwanzig im Durchmesser, Boden mit Schaumstoffplatten. Im Dezember leihen es die Leute, um den Baum vor dem Kind zu schützen. Beides ist erlaubt.',
    tags: ['krabbeln', 'weihnachten'], pricing: [cash(10, 'week', [1, 6])], deposit: 30_00, metadata: [], pictures: [pic(140, o.playPen, o.teddy)],
  },
  // 606 Spielzeug
  {
    key: 'holzeisenbahn-lena', owner: 'lena', categoryId: 606, title: 'Holzeisenbahn, zwei volle Kisten',
    shortDescription: 'Brücken, Tunnel, Kran und viel zu viele Kurven.',
    description: 'Reicht vom Flur bis ins Kinderzimmer. Der grüne Zug mit Batterie frisst eine AA-Zelle die Woche. Bitte einmal feucht abwischen, ehe sie zurück in die Kiste geht.',
    tags: ['holzspielzeug', 'ferien'], pricing: [cash(8, 'week', [1, 4]), free('day', [1, 3])], deposit: 20_00, metadata: [shown('Teile', 'etwa 120')], pictures: [pic(12, o.locomotive, o.railwayTrack)],
  },
  {
    key: 'bausteine-wuerzburg', owner: 'veit', categoryId: 606, title: 'Zehn Kilo bunte Klemmbausteine',
    shortDescription: 'Nach Farben sortiert, zumindest bei der Abholung.',
    description: 'Für einen Kindergeburtstag oder die erste Ferienwoche. Sortieren musst du nicht, das entspannt mich. Gezählt wird nicht, gewogen schon.',
    tags: ['bauen', 'geburtstag'], pricing: [cash(10, 'week', [1, 3]), piggyBank('day', [1, 3])], deposit: 40_00, metadata: [shown('Gewicht', '10 kg')], pictures: [pic(4, o.buildingBlocks), pic(44, o.buildingBlocks, o.house)],
  },
  {
    key: 'kaufladen-rostock', owner: 'ines', categoryId: 606, title: 'Kaufladen mit Waage und Kasse',
    shortDescription: 'Aus Holz, mit sechzig Lebensmitteln zum Schneiden.',
    description: 'Mein Mann hat ihn gebaut, er lässt sich flach zusammenlegen. Die Kasse piept echt, der Ton lässt sich ausschalten, ich sage nur, wo. Zur Einschulung stand er schon in drei Wohnzimmern.',
    tags: ['kaufladen', 'rollenspiel'], pricing: [cash(12, 'week', [1, 4]), sixpacks(1, 'week', [1, 2])], deposit: 40_00, metadata: [shown('Höhe', '1,10 m')], pictures: [pic(90, o.basket, o.apple, o.carrot)],
  },
  {
    key: 'puppenhaus-mannheim', owner: 'elena', categoryId: 606, title: 'Puppenhaus mit drei Etagen und Licht',
    shortDescription: 'Möbel für sechs Zimmer, Familie mit Hund.',
    description: 'Vorn offen, hinten tapeziert von meiner Mutter. Die Lampen laufen mit einem Trafo und sind heller als in meiner Küche. Kleinteile, also erst ab vier Jahren.',
    tags: ['puppenhaus'], pricing: [cash(10, 'week', [1, 4])], deposit: 50_00, metadata: [shown('Etagen', '3')], pictures: [pic(320, o.house, o.couch, o.nestingDolls)],
  },
  {
    key: 'riesenbausteine-bochum', owner: 'hopsala', categoryId: 606, title: 'Riesenbausteine aus Schaumstoff',
    shortDescription: 'Achtzig Teile, abwaschbar, drinnen und draußen.',
    description: 'Damit bauen Kinder Burgen, in denen sie stehen können. Zwei Säcke, zusammen vierzehn Kilo. Wir wischen jedes Teil ab, bevor es weitergeht.',
    tags: ['kita', 'sommerfest'], pricing: [cash(45, 'day', [1, 5])], deposit: 100_00, autoAccept: true, metadata: [shown('Teile', '80')], pictures: [pic(30, o.buildingBlocks, o.castle)],
  },
  {
    key: 'marble-run-bristol', owner: 'tom', categoryId: 606, title: 'Marble run big enough for a rainy week',
    shortDescription: 'Wooden blocks, tubes, a bell and 90 marbles.',
    description: 'Start on the stairs, that is all the advice I give. Marbles are a choking hazard, so keep it for children over four and away from the dog. Missing marbles happen, I buy them by the sack.',
    tags: ['toys', 'rainy day'], pricing: [free('day', [1, 4]), cash(7, 'week', [1, 2])], deposit: 20_00, metadata: [shown('Pieces', '140')], pictures: [pic(48, o.puzzle, o.bell)],
  },
  // 607 Kinderfahrzeuge
  {
    key: 'laufrad-nippes', owner: 'heinz', categoryId: 607, title: 'Laufrad aus Holz, zwölf Zoll',
    shortDescription: 'Für Kinder ab zwei, Sattel in vier Höhen.',
    description: 'Selbst gebaut, dreimal lackiert, zurzeit feuerwehrrot. Wenn das Enkelkind zu Besuch kommt, muss es nicht gleich ein neues sein. Klingel funktioniert, leider.',
    tags: ['laufrad', 'besuch'], pricing: [free('day', [1, 7]), piggyBank('week', [1, 2])], deposit: null, metadata: [shown('Sitzhöhe', '32–40 cm')], pictures: [pic(0, o.balanceBike, o.bell)],
  },
  {
    key: 'kettcar-dortmund', owner: 'sabine', categoryId: 607, title: 'Zwei Kettcars für den Hof',
    shortDescription: 'Luftreifen, Handbremse, verstellbarer Sitz.',
    description: 'Rennen sind ausdrücklich erlaubt, die Teile stammen aus einer Zeit, als man noch Stahl nahm. Ketten geölt, Reifen prall. Für Kinder von fünf bis zehn, Väter passen auch.',
    tags: ['kettcar', 'hoffest'], pricing: [cash(9, 'day', [1, 4]), crates(1, 'week', [1, 1])], deposit: 40_00, metadata: [shown('Anzahl', '2')], pictures: [pic(22, o.racingCar, o.wheel)],
  },
  {
    key: 'kinderroller-magdeburg', owner: 'silvio', categoryId: 607, title: 'Kinderroller mit drei Rädern',
    shortDescription: 'Leuchtende Rollen, Lenken durch Neigen.',
    description: 'Perfekt für den Elbuferweg mit Fünfjährigen. Höhe ist mit einem Klick verstellt. Der Helm gehört dazu, ohne gebe ich ihn nicht raus.',
    tags: ['roller'], pricing: [free('day', [1, 3]), sixpacks(1, 'week', [1, 2])], deposit: 15_00, metadata: [], pictures: [pic(165, o.kickScooter, o.star)],
  },
  {
    key: 'bobbycar-hannover', owner: 'janphilipp', categoryId: 607, title: 'Rutschauto mit Anhänger und Flüsterreifen',
    shortDescription: 'Für die Wohnung darunter und darüber erträglich.',
    description: 'Der Anhänger fährt Teddys, Sand und gelegentlich die kleine Schwester. Die Reifen haben wir nachgerüstet, seitdem grüßen die Nachbarn wieder. Ab einem Jahr.',
    tags: ['rutschauto', 'kleinkind'], pricing: [free('week', [1, 2])], deposit: null, metadata: [], pictures: [pic(350, o.car, o.teddy)],
  },
  // 608 Frühchen
  {
    key: 'fruehchen-leipzig', owner: 'ronny', categoryId: 608, title: 'Frühchenkleidung Größe 38 bis 48',
    shortDescription: 'Zwölf Teile mit Durchlass für Kabel, kochfest.',
    description: 'Unsere Tochter kam in der 30. Woche und hat alles getragen. Wickelbodys gehen ohne Drüberziehen an, das haben die Schwestern geliebt. Nehmt euch Zeit mit dem Zurückgeben, wirklich.',
    tags: ['frühchen', 'klinik'], pricing: [free('week', [1, 20])], deposit: null, metadata: [shown('Größen', '38–48')], pictures: [pic(54, o.chick, o.socks)],
  },
  {
    key: 'fruehchen-sitz-bonn', owner: 'paul', categoryId: 608, title: 'Einsatz für Babyschalen ab 1,8 Kilo',
    shortDescription: 'Damit Frühgeborene sicher nach Hause kommen.',
    description: 'Der keilförmige Einsatz ist von der Klinik empfohlen und passt in gängige Schalen. Bitte mit dem Personal auf Station den Sitz prüfen. Zusammen mit der passenden Schale kann ich ihn auch leihen.',
    tags: ['frühchen', 'babyschale'], pricing: [free('week', [1, 12]), donation(10, 'Elternverein der Frühchenstation', 'week', [1, 12])], deposit: null, metadata: [shown('Ab', '1,8 kg')], pictures: [pic(190, o.babyShell, o.babyChick)],
  },
  {
    key: 'kangaroo-groningen', owner: 'femke', categoryId: 608, title: 'Draagdoek en kleertjes voor prematuren',
    shortDescription: 'Maat 44, zacht en zonder labels.',
    description: 'Wij lagen zeven weken in het ziekenhuis en dit was ons houvast. De doek is rekbaar, zodat je huid op huid kunt dragen. Stuur een berichtje, dan breng ik het naar de afdeling.',
    tags: ['prematuur'], pricing: [free('week', [1, 16])], deposit: null, metadata: [shown('Maat', '44')], pictures: [pic(340, o.babyCarrier, o.yarn)],
  },
  // 609 Weiteres
  {
    key: 'treppengitter-aachen', owner: 'luc', categoryId: 609, title: 'Drei Treppengitter zum Klemmen',
    shortDescription: 'Ohne Bohren, 73 bis 96 Zentimeter breit.',
    description: 'Wenn die Nichte krabbelt, ihr aber kein Kind habt. Einklemmen, an den Rädchen drehen, fertig. Oben an der Treppe bitte nur mit den Schraubpunkten, die liegen dabei.',
    tags: ['sicherheit', 'besuch'], pricing: [cash(6, 'week', [1, 4]), free('day', [1, 4])], deposit: 20_00, metadata: [shown('Breite', '73–96 cm')], pictures: [pic(30, o.stairGate)],
  },
  {
    key: 'schatzsuche-bielefeld', owner: 'nicole', categoryId: 609, title: 'Schatzsuche im Koffer, Thema Piraten',
    shortDescription: 'Karte, Rätsel, Truhe, Augenklappen für zehn Kinder.',
    description: 'Fünf Stationen, die du in deinem Garten oder im Park verstecken kannst. Die Lösungen stehen auf einem Blatt, das du bitte nicht herumliegen lässt. Füllung für die Truhe kaufst du selbst.',
    tags: ['kindergeburtstag', 'piraten'], pricing: [cash(12, 'day', [1, 3]), sixpacks(1, 'day', [1, 2])], deposit: 20_00, metadata: [shown('Alter', '5–9 Jahre')], pictures: [at('garden', pic(44, o.pirate, o.gem, o.scroll))],
  },
  {
    key: 'stillkissen-heidelberg', owner: 'jonas', categoryId: 609, title: 'Zwei große Stillkissen',
    shortDescription: 'Dinkelspelz und Mikroperlen, Bezüge frisch.',
    description: 'Welche Füllung angenehmer ist, merkt man erst nach einer Woche, also nimm beide mit. Meine Frau schläft inzwischen ohne. Die Bezüge wasche ich bei sechzig Grad.',
    tags: ['schwangerschaft', 'stillen'], pricing: [free('week', [1, 8]), piggyBank('week', [1, 8])], deposit: null, metadata: [], pictures: [pic(280, o.nursingPillow, o.babyBottle)],
  },
];
