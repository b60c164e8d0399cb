/** Commonly named districts of the largest towns that are missing in both sources; a search for one finds its town. */
export const spokenDistricts: Readonly<Record<string, readonly string[]>> = {
  g2886242: ['Ehrenfeld', 'Südstadt', 'Belgisches Viertel', 'Agnesviertel', 'Porz', 'Zollstock', 'Vogelsang'], // Köln
  g2925533: [
    'Sachsenhausen',
    'Bornheim',
    'Bockenheim',
    'Nordend',
    'Westend',
    'Ostend',
    'Gallus',
    'Höchst',
    'Niederrad',
  ], // Frankfurt am Main
  g2825297: ['Bad Cannstatt', 'Vaihingen', 'Feuerbach', 'Zuffenhausen', 'Degerloch', 'Möhringen'], // Stuttgart
  g2934246: ['Bilk', 'Unterbilk', 'Oberkassel', 'Pempelfort', 'Flingern', 'Derendorf', 'Benrath', 'Gerresheim'], // Düsseldorf
  g2879139: ['Connewitz', 'Plagwitz', 'Südvorstadt', 'Gohlis', 'Lindenau', 'Reudnitz', 'Schleußig'], // Leipzig
  g2928810: ['Rüttenscheid', 'Steele', 'Werden', 'Kettwig', 'Borbeck'], // Essen
  g2935517: ['Hörde', 'Hombruch', 'Aplerbeck'], // Dortmund
  g2944388: ['Findorff', 'Schwachhausen', 'Walle', 'Vegesack'], // Bremen
  g2935022: ['Blasewitz', 'Pieschen', 'Striesen', 'Äußere Neustadt'], // Dresden
  g2910831: ['Linden', 'List', 'Nordstadt', 'Kleefeld'], // Hannover
  g2861650: ['Gostenhof', 'Langwasser', 'St. Johannis'], // Nürnberg
};
