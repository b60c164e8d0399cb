import { o } from '../things.js';
import { at, cash, crates, donation, free, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const fashion: readonly DemoOffer[] = [
  // 801 Sportkleidung
  {
    key: 'skijacke-muenchen', owner: 'vroni', categoryId: 801, title: 'Damen-Skijacke und Hose, Größe 38',
    shortDescription: 'Für alle, die nur einmal im Winter auf die Piste gehen.',
    description: 'Hellblau, warm, mit Schneefang und Liftkartentasche. Die Hose ist in der Länge verstellbar. Nach jeder Ausleihe wasche ich beides mit Imprägnierung.',
    tags: ['ski', 'größe 38'], pricing: [cash(12, 'day', [1, 7]), cash(45, 'week', [1, 2])], deposit: 60_00, metadata: [shown('Größe', '38')], pictures: [at('snow', pic(205, o.downJacket, o.gloves, o.snowflake))],
  },
  {
    key: 'laufweste-goettingen', owner: 'amina', categoryId: 801, title: 'Drei Laufwesten für den ersten Marathon',
    shortDescription: 'Größen S, M, L, mit Trinkflaschen.',
    description: 'Eine Weste muss man auf dreißig Kilometern testen, im Laden geht das nicht. Flaschen koche ich aus. Das Salz darf drin bleiben, gewaschen wird sowieso.',
    tags: ['laufen', 'marathon'], pricing: [cash(4, 'day', [1, 7]), free('day', [1, 1])], deposit: 30_00, metadata: [shown('Größen', 'S, M, L')], pictures: [pic(12, o.runningShirt, o.stopwatch)],
  },
  {
    key: 'trikots-dortmund', owner: 'sabine', categoryId: 801, title: 'Trikotsatz in Schwarz-Gelb, 14 Stück',
    shortDescription: 'Für Firmenturnier und Hobbykick, Nummern 1 bis 14.',
    description: 'Der Satz unserer alten Thekenmannschaft, ungeschlagen seit der Auflösung. Größe L bis XXL, Torwart in Grün. Bitte waschen, nicht in den Trockner, die Zahlen lösen sich sonst.',
    tags: ['fussball', 'turnier'], pricing: [crates(1, 'day', [1, 3]), cash(20, 'day', [1, 3])], deposit: 50_00, metadata: [shown('Anzahl', '14')], pictures: [pic(50, o.tshirt, o.soccer)],
  },
  {
    key: 'wanderschuhe-garmisch', owner: 'bergsport', categoryId: 801, title: 'Bergschuhe zum Leihen, Größe 36 bis 47',
    shortDescription: 'Steigeisenfest oder leicht, nach Tour ausgesucht.',
    description: 'Sag uns, wo du hinwillst, dann stellen wir dir zwei Paar hin. Jeder Schuh wird desinfiziert und neu geschnürt. Blasenpflaster gibt es gratis, gebraucht hat sie selten jemand.',
    tags: ['bergschuhe', 'wandern'], pricing: [cash(14, 'day', [1, 14])], deposit: 80_00, autoAccept: true, metadata: [shown('Größen', '36–47')], pictures: [pic(34, o.hikingBoot, o.mountain)],
  },
  // 802 Schmuck
  {
    key: 'perlenkette-lindenthal', owner: 'katrin', categoryId: 802, title: 'Perlenkette und Ohrringe für die Hochzeit',
    shortDescription: 'Etwas Geliehenes, dezent und echt.',
    description: 'Zuchtperlen, ein Erbstück meiner Großtante. Der Verschluss wurde dieses Jahr neu gemacht. Ich verleihe sie nach einem kurzen Kennenlernen, das Etui kommt mit.',
    tags: ['hochzeit', 'perlen'], pricing: [cash(25, 'day', [1, 3]), donation(25, 'Frauenhaus der Stadt')], deposit: 200_00, metadata: [shown('Länge', '45 cm'), noted('Schätzwert', 'Gutachten im Ordner')], pictures: [pic(200, o.beads, o.ribbon)],
  },
  {
    key: 'diadem-mannheim', owner: 'elena', categoryId: 802, title: 'Diadem und Haarkämme mit Strass',
    shortDescription: 'Fünf Stücke zum Anprobieren.',
    description: 'Ich habe lange im Theater in der Maske gearbeitet. Wir stecken zur Probe ein paar Varianten, danach weißt du, was hält. Haarnadeln darfst du behalten.',
    tags: ['haarschmuck', 'ball'], pricing: [cash(10, 'day', [1, 4])], deposit: 40_00, metadata: [], pictures: [pic(285, o.crown, o.sparkles)],
  },
  {
    key: 'taschenuhr-halle', owner: 'yvonne', categoryId: 802, title: 'Taschenuhr mit Kette',
    shortDescription: 'Zum Frack, zum Theaterstück oder zum Bewundern.',
    description: 'Silber, um 1910, geht am Tag vier Minuten vor. Täglich aufziehen, nie rückwärts stellen. Für den Abiball meines Neffen war sie das Gesprächsthema.',
    tags: ['theater', 'vintage'], pricing: [cash(12, 'day', [1, 5]), sixpacks(2, 'day', [1, 2])], deposit: 120_00, metadata: [shown('Baujahr', 'um 1910')], pictures: [pic(44, o.stopwatch, o.chains)],
  },
  // 803 Damen
  {
    key: 'abendkleid-duesseldorf', owner: 'sofia', categoryId: 803, title: 'Langes Abendkleid, smaragdgrün, Größe 40',
    shortDescription: 'Rückenfrei, fließend, mit kleiner Schleppe.',
    description: 'Ich habe es zweimal getragen und beide Male bis vier Uhr getanzt. Passt bei 1,65 bis 1,75 m mit Absatz. Reinigung ist im Preis, du gibst es einfach auf dem Bügel zurück.',
    tags: ['abendkleid', 'ball', 'größe 40'], pricing: [cash(35, 'day', [1, 4])], deposit: 120_00, metadata: [shown('Größe', '40')], pictures: [pic(150, o.dress, o.heel)],
  },
  {
    key: 'dirndl-muenchen', owner: 'vroni', categoryId: 803, title: 'Dirndl mit zwei Schürzen, Größe 36 bis 38',
    shortDescription: 'Hochgeschlossen, aus Leinen, nicht aus dem Faschingsladen.',
    description: 'Von meiner Schneiderin in der Au, die zweite Schürze ist dunkelrot. Bluse gehört dazu, Schuhe nicht. Zur Wiesn ist es ab Juli vergeben, zu Hochzeiten gern.',
    tags: ['dirndl', 'tracht'], pricing: [cash(30, 'day', [1, 4]), donation(25, 'Jugendtrachtengruppe')], deposit: 100_00, metadata: [shown('Größe', '36–38')], pictures: [at('wardrobe', pic(345, o.dirndl, o.pretzel))],
  },
  {
    key: 'kleines-schwarzes-friedrichshain', owner: 'nele', categoryId: 803, title: 'Kleines Schwarzes, Größe 38, und Blazer',
    shortDescription: 'Für das eine Vorstellungsgespräch im Jahr.',
    description: 'Knielang, mit Taschen, knittert nicht im Zug. Der Blazer ist aus dünner Wolle. Hat mir zwei Zusagen gebracht, aber ich garantiere für nichts.',
    tags: ['bewerbung', 'größe 38'], pricing: [free('day', [1, 2]), piggyBank('day', [1, 5])], deposit: 40_00, metadata: [shown('Größe', '38')], pictures: [pic(228, o.dress, o.briefcase)],
  },
  {
    key: 'wintermantel-rostock', owner: 'ines', categoryId: 803, title: 'Dicker Daunenmantel, Größe 42',
    shortDescription: 'Für die Reise nach Tromsø oder Riga.',
    description: 'Hält bis minus fünfundzwanzig, ich war damit auf einem Eisbrecher. Kapuze mit Webpelz, zum Abzippen. Passt zusammengerollt in einen Beutel von der Größe eines Kissens.',
    tags: ['winter', 'reise'], pricing: [cash(8, 'day', [2, 14]), cash(35, 'week', [1, 3])], deposit: 60_00, metadata: [shown('Größe', '42')], pictures: [pic(215, o.downJacket, o.scarf)],
  },
  {
    key: 'sari-frankfurt', owner: 'can', categoryId: 803, title: 'Roter Sari mit Goldborte und Bluse',
    shortDescription: 'Von meiner Schwägerin, die auch beim Wickeln hilft.',
    description: 'Sechs Meter Seide, dazu zwei Blusen in M und L. Priya zeigt dir in zwanzig Minuten die Falten. Bitte nur chemisch reinigen, das übernehmen wir.',
    tags: ['sari', 'hochzeit'], pricing: [cash(30, 'day', [1, 3])], deposit: 100_00, metadata: [], pictures: [pic(5, o.sari, o.sparkles)],
  },
  // 804 Herren
  {
    key: 'anzug-ehrenfeld', owner: 'murat', categoryId: 804, title: 'Dunkelblauer Anzug, Größe 50',
    shortDescription: 'Schmal geschnitten, mit zwei Hemden und Krawatte.',
    description: 'Für Gerichtstermin, Hochzeit oder beides. Hemden in 40 und 41, frisch gebügelt. Die Hose ist ungekürzt genäht, mit Saumband passt sie von 1,74 bis 1,85 m.',
    tags: ['anzug', 'größe 50'], pricing: [cash(20, 'day', [1, 4]), sixpacks(2, 'day', [1, 2])], deposit: 80_00, metadata: [shown('Größe', '50')], pictures: [pic(222, o.suit, o.mansShoe)],
  },
  {
    key: 'smoking-hamburg', owner: 'birte', categoryId: 804, title: 'Smoking, Größe 52, mit Fliege und Kummerbund',
    shortDescription: 'Für Ball, Oper und Silvester.',
    description: 'Der Vorbesitzer war Saxophonist auf einem Kreuzfahrtschiff. Revers aus Seide, innen eine Tasche für Blättchen oder Visitenkarten. Lackschuhe in 43 gibt es dazu, wenn sie passen.',
    tags: ['smoking', 'oper'], pricing: [cash(35, 'day', [1, 4])], deposit: 120_00, metadata: [shown('Größe', '52')], pictures: [pic(240, o.tuxedo, o.champagne)],
  },
  {
    key: 'lederhose-augsburg', owner: 'petra', categoryId: 804, title: 'Lederhose, Größe 48 bis 52, mit Trägern',
    shortDescription: 'Hirschleder, eingetragen von meinem Mann.',
    description: 'Je speckiger, desto besser, sagt er. Wadlwärmer und ein kariertes Hemd in L liegen dabei. Waschen kann man sie nicht, lüften reicht.',
    tags: ['tracht', 'volksfest'], pricing: [cash(22, 'day', [1, 4]), crates(1, 'day', [1, 3])], deposit: 100_00, metadata: [shown('Größe', '48–52')], pictures: [pic(28, o.lederhosen, o.beer)],
  },
  {
    key: 'sakko-bonn', owner: 'paul', categoryId: 804, title: 'Tweed-Sakko und Weste, Größe 54',
    shortDescription: 'Für Mottopartys in den Zwanzigern oder Vorlesungen.',
    description: 'Harris-Tweed, Ellbogenflicken, riecht ein wenig nach Bibliothek. Die Schiebermütze in 59 gehört dazu. Nur lüften und bürsten.',
    tags: ['zwanziger', 'tweed'], pricing: [cash(12, 'day', [1, 5]), sixpacks(1, 'day', [1, 3])], deposit: 50_00, metadata: [shown('Größe', '54')], pictures: [pic(34, o.coat, o.glasses)],
  },
  {
    key: 'kilt-edinburgh', owner: 'fiona', categoryId: 804, title: 'Kilt with sporran and jacket, waist 36',
    shortDescription: 'Full outfit for a wedding, flashes and all.',
    description: 'My husband wears it twice a year, so it is happy to get out more. The pleats must hang, not fold, so please collect it with a long garment bag. I will show you how to lace the ghillies.',
    tags: ['kilt', 'wedding'], pricing: [cash(45, 'day', [1, 4])], deposit: 150_00, metadata: [shown('Waist', '36 in')], pictures: [pic(110, o.kilt, o.tumbler)],
  },
  // 805 Kostüme
  {
    key: 'karneval-nippes', owner: 'heinz', categoryId: 805, title: 'Clownskostüm in Rut un Wiess',
    shortDescription: 'Mit Perücke, Nase und Schuhen in Bootsgröße.',
    description: 'Hat elf Rosenmontagszüge gesehen und steht noch. Passt über eine dicke Jacke, das ist in Kölle wichtig. Zwischen Weiberfastnacht und Veilchendienstag nur für Freunde des Hauses, sonst immer.',
    tags: ['karneval', 'clown'], pricing: [sixpacks(1, 'day', [1, 6]), crates(1, 'week', [1, 1])], deposit: 30_00, metadata: [shown('Größe', 'L bis XXL')], pictures: [pic(2, o.performing, o.confetti), pic(48, o.balloon, o.partyPopper)],
  },
  {
    key: 'baerenkostuem-mainz', owner: 'christel', categoryId: 805, title: 'Bärenkostüm aus Plüsch, Einheitsgröße',
    shortDescription: 'Warm, kuschelig, mit abnehmbarem Kopf.',
    description: 'Für die Fastnacht, den Kindergarten oder einen Heiratsantrag, alles schon vorgekommen. Drinnen wird es sehr warm, trink genug. Der Kopf darf nicht in die Maschine, der Rest schon.',
    tags: ['fastnacht', 'tier'], pricing: [cash(14, 'day', [1, 6]), donation(10, 'Kinderklinikclowns')], deposit: 40_00, metadata: [], pictures: [pic(26, o.teddy, o.performing)],
  },
  {
    key: 'zauberer-kassel', owner: 'gregor', categoryId: 805, title: 'Zauberergewand mit Bart und Stab',
    shortDescription: 'Grau, bodenlang, der Bart ist aus Büffelhaar.',
    description: 'Von einer Laienbühne, die Märchen spielt. Der Stab leuchtet an der Spitze, Batterie liegt dabei. Wer über 1,60 m ist, stolpert nicht.',
    tags: ['theater', 'märchen'], pricing: [cash(12, 'day', [1, 6])], deposit: 40_00, metadata: [], pictures: [pic(265, o.mage, o.magicWand)],
  },
  {
    key: 'vampir-neukoelln', owner: 'tarek', categoryId: 805, title: 'Vampirumhang, Gehrock und Stock',
    shortDescription: 'Aus unserer Theatergruppe, innen rotes Futter.',
    description: 'Der Gehrock ist Größe 50, der Umhang passt allen. Zähne musst du selbst haben. An Halloween ist er gefragt, an den übrigen 364 Tagen freut er sich über Auslauf.',
    tags: ['halloween', 'theater'], pricing: [sixpacks(1, 'day', [1, 4]), cash(9, 'day', [1, 4])], deposit: 30_00, metadata: [shown('Größe', '50')], pictures: [pic(355, o.vampire, o.pumpkin)],
  },
  {
    key: 'nikolaus-trier', owner: 'michel', categoryId: 805, title: 'Nikolausgewand mit Mitra und Stab',
    shortDescription: 'Der echte mit Bischofsmütze, nicht der vom Nordpol.',
    description: 'Unsere Pfarrei hat zwei, dieses ist das mit dem schöneren Bart. Das goldene Buch für die Kinder hat leere Seiten, schreib mit Bleistift. Am 5. und 6. Dezember stundenweise, damit alle drankommen.',
    tags: ['nikolaus', 'advent'], pricing: [donation(10, 'Kinderheim der Caritas', 'hour', [1, 5]), donation(20, 'Kinderheim der Caritas')], deposit: 50_00, metadata: [], pictures: [pic(350, o.santa, o.bell)],
  },
  {
    key: 'astronaut-jena', owner: 'luisa', categoryId: 805, title: 'Astronautenanzug für Erwachsene und Kind',
    shortDescription: 'Zwei Overalls mit Abzeichen und Helmen.',
    description: 'Genäht für eine lange Nacht der Wissenschaften. Die Helme sind oben offen, damit man atmen und Bratwurst essen kann. Erwachsene bis 1,85 m, Kinder um 1,20 m.',
    tags: ['weltraum', 'partnerlook'], pricing: [cash(12, 'day', [1, 5]), free('hour', [2, 4])], deposit: 30_00, metadata: [], pictures: [pic(230, o.astronaut, o.rocket)],
  },
  {
    key: 'carnaval-maastricht', owner: 'els', categoryId: 805, title: 'Carnavalsjas met epauletten, maat L',
    shortDescription: 'Rood-geel-groen, honderd knopen, gezien in de grote optocht.',
    description: 'Zelf genaaid in drie winters. Hij is zwaar, maar je hebt het nooit koud op het Vrijthof. Confetti in de zakken mag blijven zitten, dat hoort erbij.',
    tags: ['carnaval', 'maat L'], pricing: [crates(1, 'day', [1, 4]), cash(18, 'day', [1, 4])], deposit: 60_00, metadata: [shown('Maat', 'L')], pictures: [pic(45, o.coat, o.performing, o.confetti)],
  },
  // 806 Besondere Anlässe
  {
    key: 'brautkleid-bremen', owner: 'wiebke', categoryId: 806, title: 'Brautkleid aus Spitze, Größe 38',
    shortDescription: 'Ärmel, tiefer Rücken, keine Schleppe.',
    description: 'Ein Tag in einem Kleid für zweitausend Euro, das war mir danach zu schade für den Karton. Anprobe bei mir mit Kaffee, drei Zentimeter Länge sind noch im Saum. Reinigung und Schleier gehören dazu.',
    tags: ['hochzeit', 'brautkleid', 'größe 38'], pricing: [cash(180, 'week', [1, 1])], deposit: 300_00, metadata: [shown('Größe', '38'), noted('Reinigung', 'Betrieb in der Neustadt')], pictures: [pic(328, o.weddingDress, o.bouquet), pic(48, o.bouquet, o.ring)],
  },
  {
    key: 'frack-heidelberg', owner: 'jonas', categoryId: 806, title: 'Frack mit weißer Weste, Größe 48',
    shortDescription: 'Für Ball, Dirigat oder Preisverleihung.',
    description: 'Vollständig mit Frackhemd in 39, Schleife und Hosenträgern. Die Manschettenknöpfe sind aus Perlmutt, zähl sie bitte. Beim Binden der Schleife hilft ein Video oder meine Frau.',
    tags: ['frack', 'ball'], pricing: [cash(45, 'day', [1, 3])], deposit: 150_00, metadata: [shown('Größe', '48')], pictures: [pic(215, o.tuxedo, o.topHat)],
  },
  {
    key: 'kommunionkleid-aachen', owner: 'luc', categoryId: 806, title: 'Kommunionkleid, Größe 134, mit Kranz',
    shortDescription: 'Schlicht, knielang, mit Strickjäckchen.',
    description: 'Unsere Tochter hat es einen Tag lang fleckenfrei gehalten, eine echte Leistung. Der Kranz ist aus Seidenblumen. Im April und Mai bitte früh melden.',
    tags: ['kommunion', 'größe 134'], pricing: [cash(25, 'week', [1, 1]), donation(20, 'Kinderhospizdienst', 'week', [1, 1])], deposit: 50_00, metadata: [shown('Größe', '134')], pictures: [pic(50, o.weddingDress, o.rose)],
  },
  {
    key: 'kimono-dresden', owner: 'annett', categoryId: 806, title: 'Seidenkimono mit Obi und Sandalen',
    shortDescription: 'Aus Kyoto mitgebracht, für Fotos und Feste.',
    description: 'Nachtblau mit Kranichen, dazu ein fertig gebundener Gürtel, der hinten eingehakt wird. Anziehen dauert trotzdem eine halbe Stunde. Bitte ohne Parfum tragen, Seide vergisst nichts.',
    tags: ['kimono', 'fotoshooting'], pricing: [cash(28, 'day', [1, 3])], deposit: 120_00, metadata: [], pictures: [pic(225, o.kimono, o.fan)],
  },
  // 807 Umstandsmode
  {
    key: 'umstandskleid-huerth', owner: 'aylin', categoryId: 807, title: 'Festliches Umstandskleid, Größe M',
    shortDescription: 'Dunkelrot, dehnbar, für Hochzeiten im siebten Monat.',
    description: 'Man findet für diesen einen Abend ja nie etwas. Der Stoff wächst mit und sieht trotzdem nach etwas aus. Stillen geht darin auch, falls die Feier erst später ist.',
    tags: ['schwanger', 'hochzeit'], pricing: [cash(15, 'day', [1, 4]), sixpacks(1, 'day', [1, 4])], deposit: 40_00, metadata: [shown('Größe', 'M')], pictures: [pic(350, o.pregnant, o.dress)],
  },
  {
    key: 'umstandspaket-kiel', owner: 'hauke', categoryId: 807, title: 'Umstandspaket Winter, Größe 40 bis 42',
    shortDescription: 'Jacke mit Einsatz, zwei Jeans, fünf Oberteile.',
    description: 'Meine Frau hat den Winter damit überstanden und ist jetzt froh, wenn es weiterzieht. Der Jackeneinsatz passt vorher über den Bauch und nachher über die Trage. Behaltet alles bis zum Schluss.',
    tags: ['schwanger', 'winter'], pricing: [cash(8, 'week', [4, 26]), piggyBank('week', [4, 26])], deposit: 30_00, metadata: [shown('Größe', '40–42')], pictures: [pic(200, o.jeans, o.coat)],
  },
  // 808 Taschen & Koffer
  {
    key: 'koffer-suelz', owner: 'ole', categoryId: 808, title: 'Großer Hartschalenkoffer, 100 Liter',
    shortDescription: 'Vier Rollen, Zahlenschloss, leuchtet orange.',
    description: 'Auf dem Gepäckband sofort zu erkennen. Eine Ecke hat eine Delle aus Lissabon, dicht ist er trotzdem. Gewogen vier Komma zwei Kilo, falls du am Limit packst.',
    tags: ['koffer', 'flug'], pricing: [cash(5, 'day', [2, 21]), cash(18, 'week', [1, 4])], deposit: 40_00, metadata: [shown('Volumen', '100 l')], pictures: [pic(26, o.luggage, o.airplane)],
  },
  {
    key: 'clutch-muenster', owner: 'frieda', categoryId: 808, title: 'Drei Abendtaschen zur Auswahl',
    shortDescription: 'Gold, Schwarz, Samt. Such dir eine aus.',
    description: 'Ein Handy, ein Lippenstift und ein Taschentuch passen hinein, mehr nicht. Die goldene hat eine Kette zum Umhängen. Alle drei stammen aus den Siebzigern und haben schon viel Sekt gesehen.',
    tags: ['abendtasche', 'ball'], pricing: [free('day', [1, 3]), cash(5, 'day', [1, 4])], deposit: 30_00, metadata: [], pictures: [pic(46, o.clutch, o.lipstick)],
  },
  {
    key: 'reisetasche-ulm', owner: 'daniel', categoryId: 808, title: 'Wasserdichte Reisetasche, 90 Liter',
    shortDescription: 'Zum Paddeln, Segeln und für die Donauradtour.',
    description: 'Rollverschluss, Schultergurte, leicht zu schrubben. Sie ist zweimal gekentert und der Inhalt blieb trocken. Gelb, damit man sie wiederfindet.',
    tags: ['wasserdicht', 'outdoor'], pricing: [cash(5, 'day', [1, 10]), piggyBank('week', [1, 2])], deposit: 30_00, metadata: [shown('Volumen', '90 l')], pictures: [pic(52, o.luggage, o.wave)],
  },
  // 809 Weiteres
  {
    key: 'zylinder-wuerzburg', owner: 'veit', categoryId: 809, title: 'Zylinder und Spazierstock',
    shortDescription: 'Klappzylinder aus Seide, Größe 58.',
    description: 'Mit einem Schlag auf die Krempe springt er auf, das allein ist die Leihgebühr wert. Für Schornsteinfeger, Zauberer und Bräutigame. Bitte nicht im Regen, Seide wird stumpf.',
    tags: ['hut', 'hochzeit'], pricing: [cash(9, 'day', [1, 4]), sixpacks(1, 'day', [1, 2])], deposit: 60_00, metadata: [shown('Größe', '58')], pictures: [pic(240, o.topHat)],
  },
  {
    key: 'regenschirme-konstanz', owner: 'regula', categoryId: 809, title: 'Zwölf weiße Regenschirme für Hochzeiten',
    shortDescription: 'Damit die Fotos auch bei Regen gelingen.',
    description: 'Groß genug für je zwei Gäste. Einer hat einen leichten Stich ins Creme, den gebt ihr dem Schwager. Bitte offen trocknen lassen, dann erst zurückbringen.',
    tags: ['hochzeit', 'regen'], pricing: [cash(18, 'day', [1, 3]), donation(15, 'Seebühne der Laienspieler')], deposit: 40_00, metadata: [shown('Anzahl', '12')], pictures: [at('garden', pic(205, o.umbrella, o.bouquet))],
  },
  {
    key: 'hats-hackney', owner: 'hannah', categoryId: 809, title: 'Five hats and fascinators for weddings',
    shortDescription: 'From modest to slightly alarming.',
    description: 'Collected from charity shops across London and steamed back into shape. Come and try them on, I have a long mirror and strong opinions. Boxes included for the train.',
    tags: ['wedding', 'hats'], pricing: [cash(12, 'day', [1, 4]), donation(10, 'Local food bank')], deposit: 40_00, metadata: [], pictures: [pic(320, o.womansHat, o.feather)],
  },
];
